import type { FieldSchema } from '../FieldSchema';
import { readTextSchema, textSchema } from '../shared/schema/textSchema';

export const inputSchema: FieldSchema = {
  write: (data, losses) => textSchema('input', data, losses),
  read: { text: readTextSchema('maxLength') },
};
