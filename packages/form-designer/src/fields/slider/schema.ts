import { booleanMember, numberMember, objectMember } from '../../core/document/members';
import type { FieldSchema } from '../FieldSchema';
import { LIST_KEYWORDS, rangeSchema } from '../shared/schema/listSchema';
import { NUMBER_KEYWORDS, numberSchema, schemaBounds } from '../shared/schema/numberSchema';

export const sliderSchema: FieldSchema = {
  write(data, losses) {
    const one = numberSchema(data, losses, 20);
    return booleanMember(data, 'range') ? rangeSchema(one) : one;
  },
  read: {
    number(schema) {
      const { min = 0, max = 20 } = schemaBounds(schema);
      return { keywords: NUMBER_KEYWORDS, members: { min, max, step: numberMember(schema, 'multipleOf', 1) } };
    },
    list(schema) {
      const items = objectMember(schema, 'items');
      const [min, max] = [numberMember(items, 'minimum', 0), numberMember(items, 'maximum', 20)];
      return { keywords: LIST_KEYWORDS, members: { range: true, min, max, value: [] } };
    },
  },
};
