import type { JsonObject } from '../../../core/document/FormDocument';
import { textMember } from '../../../core/document/members';
import type { SchemaLoss } from '../../../core/exchange/schema/SchemaLoss';
import { isRemote, staticOptions } from '../../../core/model/options';
import type { SchemaReading } from '../../FieldSchema';

/** Schema of one option: constants with their titles. */
export function choiceSchema(data: JsonObject, losses: SchemaLoss[]): JsonObject {
  const options = isRemote(data) ? [] : staticOptions(data);
  if (isRemote(data)) losses.push({ code: 'remote-options', detail: textMember(data, 'action') });
  if (options.length === 0) return {};
  return { oneOf: options.map(({ label, value }) => ({ const: value, title: label })) };
}

/** Keywords that list options. */
export const CHOICE_KEYWORDS = ['enum', 'oneOf', 'anyOf', 'const'];

/** Reads a property with options as one choice. */
export const readChoiceSchema = (_schema: JsonObject, options: readonly JsonObject[]): SchemaReading => ({
  members: { options },
  keywords: CHOICE_KEYWORDS,
});
