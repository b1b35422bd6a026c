import { booleanMember } from '../../core/document/members';
import type { FieldSchema } from '../FieldSchema';
import { choiceSchema, readChoiceSchema } from '../shared/schema/choiceSchema';
import { LIST_KEYWORDS, listSchema } from '../shared/schema/listSchema';

export const selectSchema: FieldSchema = {
  write(data, losses) {
    const one = choiceSchema(data, losses);
    return booleanMember(data, 'multiple') ? listSchema(one) : one;
  },
  read: {
    choice: readChoiceSchema,
    choiceList: (_schema, options) => ({
      keywords: ['items', 'uniqueItems'],
      members: { options, value: [], multiple: true },
    }),
    list: () => ({ keywords: LIST_KEYWORDS, members: { value: [], multiple: true, options: [] } }),
  },
};
