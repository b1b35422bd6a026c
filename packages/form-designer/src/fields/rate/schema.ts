import { booleanMember, numberMember } from '../../core/document/members';
import type { FieldSchema } from '../FieldSchema';
import { NUMBER_KEYWORDS, schemaBounds } from '../shared/schema/numberSchema';

export const rateSchema: FieldSchema = {
  write: (data) => ({
    type: 'number',
    minimum: 0,
    maximum: numberMember(data, 'max', 5),
    multipleOf: booleanMember(data, 'allow-half') ? 0.5 : 1,
  }),
  read: {
    number: (schema) => ({
      keywords: NUMBER_KEYWORDS,
      members: { max: schemaBounds(schema).max ?? 5, 'allow-half': numberMember(schema, 'multipleOf') === 0.5 },
    }),
  },
};
