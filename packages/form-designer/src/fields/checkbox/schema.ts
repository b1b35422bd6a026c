import { numberMember } from '../../core/document/members';
import type { FieldSchema } from '../FieldSchema';
import { choiceSchema } from '../shared/schema/choiceSchema';
import { LIST_KEYWORDS, listSchema } from '../shared/schema/listSchema';

export const checkboxSchema: FieldSchema = {
  write: (data, losses) => listSchema(choiceSchema(data, losses), numberMember(data, 'min'), numberMember(data, 'max')),
  read: {
    choiceList(schema, options) {
      const [min, max] = [numberMember(schema, 'minItems'), numberMember(schema, 'maxItems')];
      return {
        keywords: LIST_KEYWORDS,
        members: { options, value: [], ...(min ? { min } : {}), ...(max ? { max } : {}) },
      };
    },
    list: () => ({ keywords: LIST_KEYWORDS, members: { value: [], options: [] } }),
  },
};
