import type { RelativeRange } from '../dates/relativeRanges';
import type { FieldType } from './QueryField';
import type { Rule } from './rules';

export type MatchType = 'and' | 'or';

/** What a condition compares with: one value, or a list for `in`. */
export type ConditionValue = string | number | boolean | readonly (string | number)[] | null;

/** One comparison of a field (B§3). */
export interface Condition {
  /** Name on the wire; `subTable,field` looks into detail rows. */
  field: string;
  rule: Rule;
  val: ConditionValue;
  /** How the value is entered; `date` compares whole days. */
  type?: FieldType;
  /** What the column holds, as the platform names it: `int`, `bigdecimal`, `string` … */
  dbType?: string;
  /** Format of a date value, e.g. `YYYY-MM`; coarser than a day it means every day of that month or year. */
  formatStr?: string;
  /** Days counted from today, in the place of `val`; worked out when the query runs. */
  relative?: RelativeRange;
  /** Texts of chosen values, by value, for whoever reads the query. */
  texts?: Readonly<Record<string, string>>;
}

/** Conditions and further groups, all of which hold (`and`) or one at least (`or`). */
export interface QueryGroup {
  matchType: MatchType;
  conditions: readonly QueryItem[];
}

export type QueryItem = Condition | QueryGroup;

export const isGroup = (item: QueryItem): item is QueryGroup => 'conditions' in item;

export const EMPTY_QUERY: QueryGroup = { matchType: 'and', conditions: [] };

/** Every condition of a query, groups opened. */
export const conditionsOf = (query: QueryGroup): Condition[] =>
  query.conditions.flatMap((item) => (isGroup(item) ? conditionsOf(item) : [item]));
