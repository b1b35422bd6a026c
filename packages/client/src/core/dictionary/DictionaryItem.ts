/** One option of a dictionary. */
export interface DictionaryItem {
  /** Stored value, always as text. */
  value: string;
  /** Text shown to the user. */
  label: string;
  /** Colour of the label when it is shown as a tag. */
  color?: string;
  /** True for an item that old records still use and new records must not select. */
  disabled?: boolean;
}

/**
 * Reads dictionary items from an answer of the server, or from the cache.
 *
 * Accepts `value` or `itemValue`, and `label`, `text`, `itemText` or `title` (B§3, B§7). An item without a value is
 * left out; an item without a label uses its value. Status `0` means `disabled`.
 */
export function parseDictionaryItems(list: unknown): DictionaryItem[] {
  return Array.isArray(list) ? list.flatMap((item) => parseItem(item) ?? []) : [];
}

function parseItem(item: unknown): DictionaryItem | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const raw = item as Record<string, unknown>;
  const value = asText(raw.value) ?? asText(raw.itemValue);
  if (value === undefined) return undefined;
  const label = [raw.text, raw.itemText, raw.title, raw.label].map(asText).find((text) => text !== undefined);
  const color = asText(raw.color);
  return {
    value,
    label: label ?? value,
    ...(color && { color }),
    ...((asText(raw.status) === '0' || raw.disabled === true) && { disabled: true }),
  };
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

/**
 * The label of a value. Comma-joined values give comma-joined labels; a value that is not in the list is returned as it
 * is; no value gives an empty text.
 */
export function labelOf(items: readonly DictionaryItem[], value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  const labels = new Map(items.map((item) => [item.value, item.label]));
  return String(value)
    .split(',')
    .map((single) => labels.get(single) ?? single)
    .join(',');
}
