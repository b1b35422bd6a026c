/** A page of the application, or another site whose host is fixed. */
const ADDRESS = /^(?:\/(?![/\\])|https?:\/\/[^/\\${}@]+(?:\/|$))/;
const PLACEHOLDER = /\$\{([^{}]+)\}/g;

/**
 * Fields that an address of a report names.
 *
 * @param address with `${field}` for values of the row, e.g. `/purchase/plan/view?id=${id}`
 * @returns undefined if it leads neither to a page of the application nor to a site
 */
export function linkFields(address: string): string[] | undefined {
  if (!ADDRESS.test(address) || /[\s\p{Cc}]/u.test(address)) return undefined;
  return [...address.matchAll(PLACEHOLDER)].map(([, field]) => field!);
}

/**
 * The address that a value of a report leads to.
 *
 * @param address see {@link linkFields}
 * @returns undefined if the row has no value for a field of the address
 */
export function reportLink(address: string, row: Readonly<Record<string, unknown>>): string | undefined {
  const isEmpty = (field: string) => row[field] === null || row[field] === undefined || row[field] === '';
  const fields = linkFields(address);
  if (!fields || fields.some(isEmpty)) return undefined;
  return address.replace(PLACEHOLDER, (_, field: string) => encodeURIComponent(String(row[field])));
}

/**
 * Reads the texts of values of a report.
 *
 * @param pairs `text_value`, comma-joined, e.g. `男_1,女_2`; a text may have `_` itself
 * @returns undefined if a pair has no text or no value
 */
export function replacedValues(pairs: string): { value: string; text: string }[] | undefined {
  const items = pairs.split(',').map((pair) => {
    const end = pair.lastIndexOf('_');
    return { value: pair.slice(end + 1).trim(), text: pair.slice(0, Math.max(0, end)).trim() };
  });
  return items.every(({ value, text }) => value && text) ? items : undefined;
}
