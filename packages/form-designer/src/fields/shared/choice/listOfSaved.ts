import { isEmpty } from '@gezi/validators';
import { coerceText } from '../../../core/commands/plan/coerceText';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { staticOptions } from '../../../core/model/options';

/**
 * A saved default as a list: a text is split at its commas, unless an option has it as its value; any other single value
 * becomes a list of one, an empty one an empty list.
 */
export function listOfSaved(data: JsonObject, saved: Json): Json {
  if (Array.isArray(saved)) return saved;
  if (isEmpty(saved)) return [];
  const isSplit =
    typeof saved === 'string' && /[,，]/.test(saved) && staticOptions(data).every(({ value }) => value !== saved);
  return isSplit ? coerceText(saved, []) : [saved];
}
