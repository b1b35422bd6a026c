/** One option of a dictionary, whatever names the server used. */
export interface DictionaryItem {
  value: string;
  text: string;
  /** Colour of the text where it is shown as a tag. */
  color?: string;
  /** Kept for showing old records, but no longer to be chosen. */
  disabled?: boolean;
}

/** Reads the items of an answer: `itemText`/`itemValue`, `text`/`value`, `title`/`label`; what is none is left out. */
export function readItems(list: unknown): DictionaryItem[] {
  return Array.isArray(list) ? list.flatMap((one) => readItem(one) ?? []) : [];
}

function readItem(one: unknown): DictionaryItem | undefined {
  if (typeof one !== 'object' || one === null) return undefined;
  const raw = one as Record<string, unknown>;
  const value = asText(raw.value) ?? asText(raw.itemValue);
  if (value === undefined) return undefined;
  const text = [raw.text, raw.itemText, raw.title, raw.label].map(asText).find((found) => found !== undefined);
  const color = asText(raw.color);
  return {
    value,
    text: text ?? value,
    ...(color && { color }),
    ...(asText(raw.status) === '0' && { disabled: true }),
  };
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/**
 * The text of a value; comma-joined values give comma-joined texts, a value that is not in the list stands for itself.
 */
export function textOf(items: readonly DictionaryItem[], value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const texts = new Map(items.map((item) => [item.value, item.text]));
  return String(value)
    .split(',')
    .map((one) => texts.get(one) ?? one)
    .join(',');
}
