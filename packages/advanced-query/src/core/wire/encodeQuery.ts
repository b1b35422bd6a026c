import type { Outcome } from '../Outcome';
import type { MatchType, QueryGroup } from '../query/Condition';
import { toWire, type WireItem } from './toWire';

/** Members of a list request; a string still to be URL-encoded by the HTTP layer, as every other one. */
export interface SuperQueryParams {
  superQueryParams: string;
  superQueryMatchType: MatchType;
}

export interface EncodeOptions {
  /** Whether the server knows groups within the query; default no. */
  groups?: boolean;
  /** Epoch milliseconds for 今天 and the like; default the machine's. */
  now?: number;
}

/**
 * A query as the parameters of a list call (contract, part 1 §1.10): JSON through `encodeURI`.
 *
 * @returns undefined when nothing is asked; refused when the query needs groups and the server knows none
 */
export function encodeQuery(
  query: QueryGroup,
  { groups = false, now = Date.now() }: EncodeOptions = {},
): Outcome<SuperQueryParams | undefined, 'needs-groups'> {
  let items = toWire(query, now);
  let { matchType } = query;
  // 本月 alone is two conditions that both hold, whatever joins the others.
  const [only] = items;
  if (items.length === 1 && only && 'conditions' in only) ({ matchType, conditions: items } = only);
  if (items.length === 0) return { ok: true, value: undefined };
  if (!groups && items.some(isWireGroup)) return { ok: false, reason: 'needs-groups' };
  return { ok: true, value: { superQueryParams: encodeURI(JSON.stringify(items)), superQueryMatchType: matchType } };
}

const isWireGroup = (item: WireItem) => 'conditions' in item;
