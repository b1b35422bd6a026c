/** Query parameters as sent. */
export type Query = Record<string, string>;

/** Converts an input to query parameters: undefined and null are left out, lists comma-joined, objects sent as JSON. */
export function toQuery(input: unknown): Query {
  const query: Query = {};
  if (typeof input !== 'object' || input === null) return query;
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query[name] = asText(value);
  }
  return query;
}

/** `a=1&b=2`, names and values escaped, spaces as `%20`; `''` without parameters. */
export const writeQuery = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

/** Splits a URL into its path and its decoded query parameters; the fragment is dropped. */
export function splitQuery(address: string): { path: string; query: Query } {
  const [whole = ''] = address.split('#');
  const at = whole.indexOf('?');
  if (at < 0) return { path: whole, query: {} };
  return { path: whole.slice(0, at), query: Object.fromEntries(new URLSearchParams(whole.slice(at + 1))) };
}

function asText(value: unknown): string {
  if (Array.isArray(value))
    return value.map((item) => (item === undefined || item === null ? '' : asText(item))).join(',');
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
