import type { Outcome } from '@gezi/client/core';
import type { MatchType, QueryGroup } from '../query/Condition';
import { toWire, type WireItem } from './toWire';

/** Parameters of a list call; the HTTP layer URL-encodes them like all others. */
export interface SuperQueryParams {
  superQueryParams: string;
  superQueryMatchType: MatchType;
}

export interface EncodeOptions {
  /** Whether the server supports groups; default false. */
  groups?: boolean;
  /** Current time in epoch milliseconds, for relative ranges like 今天; default `Date.now()`. */
  now?: number;
}

/**
 * Encodes a query as parameters of a list call (contract, part 1 §1.10): JSON passed through `encodeURI`.
 *
 * @returns undefined for a query without complete conditions; refused if the query needs groups and `groups` is false
 */
export function encodeQuery(
  query: QueryGroup,
  { groups = false, now = Date.now() }: EncodeOptions = {},
): Outcome<SuperQueryParams | undefined, 'needs-groups'> {
  let items = toWire(query, now);
  let { matchType } = query;
  // A single 本月 is two conditions joined by `and`, whatever the match type of the query.
  const [only] = items;
  if (items.length === 1 && only && 'conditions' in only) ({ matchType, conditions: items } = only);
  if (items.length === 0) return { ok: true, value: undefined };
  if (!groups && items.some(isWireGroup)) return { ok: false, reason: 'needs-groups' };
  return { ok: true, value: { superQueryParams: encodeURI(JSON.stringify(items)), superQueryMatchType: matchType } };
}

const isWireGroup = (item: WireItem) => 'conditions' in item;
