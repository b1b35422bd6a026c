import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Query } from './queryString';

export interface SignedParts {
  /** Path of the call; only its last segment is signed, and only if it contains a comma. */
  path: string;
  /** Decoded query parameters; `_t` is not signed. */
  query: Query;
  /** JSON body of a POST; the members of an object or list are signed. */
  body?: unknown;
}

/**
 * The signature of a request (contract, part 1 §1.5): the MD5 of its parameters and the secret, in upper-case hex. It
 * detects accidental changes and proves nothing.
 *
 * All parameters form one flat JSON object with numbers as strings and keys in ascending code units; the secret follows.
 *
 * @returns value of the `X-Sign` header
 */
export function signRequest({ path, query, body }: SignedParts, secret: string): string {
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

/** Written by hand: an object puts numeric keys first. */
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
