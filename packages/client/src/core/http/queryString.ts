/** Query parameters as sent: texts only. */
export type Query = Record<string, string>;

/** Makes query parameters of an input: undefined and null are left out, lists comma-joined, records as JSON. */
export function toQuery(input: unknown): Query {
  const query: Query = {};
  if (typeof input !== 'object' || input === null) return query;
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query[name] = asText(value);
  }
  return query;
}

/** `a=1&b=2`, names and values escaped, blanks as `%20`; `''` for none. */
export const writeQuery = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

/** Takes an address apart into what stands before the `?` and its decoded parameters. */
export function splitQuery(address: string): { path: string; query: Query } {
  const [whole = ''] = address.split('#');
  const at = whole.indexOf('?');
  if (at < 0) return { path: whole, query: {} };
  return { path: whole.slice(0, at), query: Object.fromEntries(new URLSearchParams(whole.slice(at + 1))) };
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (one === undefined || one === null ? '' : asText(one))).join(',');
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
