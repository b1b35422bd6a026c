import type { JsonObject } from '../document/FormDocument';
import { objectMember } from '../document/members';

/** A header name: a token of RFC 9110. */
export const isHeaderName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** Value of `X-Access-Token` in new components: the token of the session is sent in its place. */
const TOKEN_PLACEHOLDER = 'token';

/** Headers an upload declares in `headers`; names and values that HTTP does not allow are ignored. */
export function requestHeaders(item: JsonObject): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(objectMember(item, 'headers'))) {
    if (typeof value !== 'string' || !isHeaderName(name) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) continue;
    if (name.toLowerCase() === 'x-access-token' && value === TOKEN_PLACEHOLDER) continue;
    headers[name] = value;
  }
  return headers;
}
