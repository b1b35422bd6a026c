import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Query } from './queryString';

export interface Signed {
  /** Path as called; only its last segment counts, and only when it holds a comma. */
  path: string;
  /** Decoded query parameters as sent; `_t` is left out here. */
  query: Query;
  /** JSON body of a POST; only the members of a record or list count. */
  body?: unknown;
}

/**
 * The request signature (contract, part 1 §1.5): a checksum against careless tampering, never proof of anything.
 *
 * All parameters in one flat record, numbers as texts, keys ascending by code unit, as plain JSON, the secret
 * appended, MD5 in upper-case hex.
 */
export function signature({ path, query, body }: Signed, secret: string): string {
  const members: Record<string, unknown> = {};
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  const variable = decoded(lastSegment);
  if (variable.includes(',')) members['x-path-variable'] = variable;
  const named = Object.entries(query).filter(([name]) => name !== '_t');
  for (const [name, value] of [...named, ...bodyMembers(body)]) {
    members[name] = typeof value === 'number' && !Number.isNaN(value) ? String(value) : value;
  }
  return bytesToHex(md5(utf8ToBytes(sortedJson(members) + secret))).toUpperCase();
}

const bodyMembers = (body: unknown): [string, unknown][] =>
  typeof body === 'object' && body !== null ? Object.entries(body) : [];

/** Written by hand, because an object would put keys that look like numbers first whatever the order asked for. */
function sortedJson(members: Record<string, unknown>): string {
  const parts = Object.keys(members)
    .sort()
    .map((name) => [JSON.stringify(name), JSON.stringify(members[name])] as const)
    .filter(([, value]) => value !== undefined);
  return `{${parts.map(([name, value]) => `${name}:${value}`).join(',')}}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
