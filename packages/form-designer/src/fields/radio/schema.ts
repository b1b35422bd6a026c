import type { FieldSchema } from '../FieldSchema';
import { choiceSchema, readChoiceSchema } from '../shared/schema/choiceSchema';

export const radioSchema: FieldSchema = { write: choiceSchema, read: { choice: readChoiceSchema } };
