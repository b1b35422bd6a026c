import type { FieldSchema } from '../FieldSchema';
import { plainTextSchema } from '../shared/schema/textSchema';

export const uploadSchema: FieldSchema = {
  ...plainTextSchema,
  write: () => ({ type: 'string', contentMediaType: 'application/json' }),
  omitsDefault: true,
};
