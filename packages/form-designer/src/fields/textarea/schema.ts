import type { FieldSchema } from '../FieldSchema';
import { readTextSchema, textSchema } from '../shared/schema/textSchema';

export const textareaSchema: FieldSchema = {
  write: (data, losses) => textSchema('textarea', data, losses),
  read: { text: readTextSchema('maxlength') },
};
