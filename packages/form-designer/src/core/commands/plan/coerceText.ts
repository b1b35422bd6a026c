import type { Json } from '../../document/FormDocument';

/** A number in its canonical notation; `007`, `1e3`, `1.0` and numbers of 17 digits stay text. */
const asNumber = (text: string): number | undefined =>
  text !== '' && String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : undefined;

const coerceOne = (text: string): Json => {
  if (text === 'true' || text === 'false') return text === 'true';
  return asNumber(text) ?? text;
};

/**
 * Converts text typed as the value of an option or as a default value (B§4): numbers, true and false become numbers and
 * booleans. If the previous value is a list, the text is split at commas. All other text is unchanged.
 */
export function coerceText(value: Json, current?: Json): Json {
  if (typeof value !== 'string') return value;
  if (!Array.isArray(current)) return coerceOne(value.trim() === value ? value : value.trim());
  return value
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(coerceOne);
}

/** Options with converted values; existing values are unchanged, such as a `'1'` of an old form. */
export function coerceOptions(options: Json, before: Json | undefined): Json {
  if (!Array.isArray(options)) return options;
  const known = new Set<unknown>(Array.isArray(before) ? (before as Json[]).map(valueOf) : []);
  return (options as Json[]).map((option) => {
    const value = valueOf(option);
    return typeof value === 'string' && !known.has(value)
      ? { ...(option as object), value: coerceText(value) }
      : option;
  });
}

const valueOf = (option: Json): Json | undefined =>
  typeof option === 'object' && option !== null && !Array.isArray(option) && Object.hasOwn(option, 'value')
    ? (option as { value: Json }).value
    : undefined;
