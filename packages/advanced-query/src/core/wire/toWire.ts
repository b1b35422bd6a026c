import { expandDates } from '../dates/expandDates';
import { completeQuery, listOf } from '../query/changes';
import { isGroup, type Condition, type MatchType, type QueryGroup, type QueryItem } from '../query/Condition';

/** A condition as it is sent, without the members that only the page needs. */
export interface WireCondition {
  field: string;
  rule: string;
  val: string;
  type?: string;
  dbType?: string;
}

export interface WireGroup {
  matchType: MatchType;
  conditions: WireItem[];
}

export type WireItem = WireCondition | WireGroup;

/**
 * The complete conditions of a query as they are sent: relative dates resolved, unnecessary groups removed.
 *
 * @param now current time in epoch milliseconds
 */
export const toWire = (query: QueryGroup, now: number): WireItem[] => itemsOf(completeQuery(query), now);

function itemsOf({ matchType, conditions }: QueryGroup, now: number): WireItem[] {
  return conditions.flatMap((item) => {
    const plain: QueryItem = isGroup(item) ? item : expandDates(item, now);
    if (!isGroup(plain)) return [wireCondition(plain)];
    const inner = itemsOf(plain, now);
    // A single condition, or a group joined like its parent, needs no group.
    return inner.length === 1 || plain.matchType === matchType
      ? inner
      : [{ matchType: plain.matchType, conditions: inner }];
  });
}

function wireCondition({ field, rule, val, type, dbType }: Condition): WireCondition {
  return {
    field,
    rule,
    val: rule === 'in' ? listOf(val).join(',') : rule === 'empty' ? '' : String(val),
    ...(type !== undefined && { type }),
    ...(dbType !== undefined && { dbType }),
  };
}
