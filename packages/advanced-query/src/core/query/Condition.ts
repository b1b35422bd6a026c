import type { RelativeRange } from '../dates/relativeRanges';
import type { QueryFieldType } from './QueryField';
import type { Rule } from './rules';

export type MatchType = 'and' | 'or';

/** Value of a condition; a list for the rule `in`. */
export type ConditionValue = string | number | boolean | readonly (string | number)[] | null;

/** One comparison of a field (B§3). */
export interface Condition {
  /** Key of the field; `detailList,field` for a field of the detail rows. */
  field: string;
  rule: Rule;
  val: ConditionValue;
  /** Type of the field; `date` compares whole days. */
  type?: QueryFieldType;
  /** Type of the column, as the platform names it: `int`, `bigdecimal`, `string` … */
  dbType?: string;
  /** Format of a date value. `YYYY-MM` and `YYYY` mean every day of the month or year. */
  formatStr?: string;
  /** Relative range in place of `val`; resolved when the query runs. */
  relative?: RelativeRange;
  /** Labels of the values, by value, for the description of the query. */
  texts?: Readonly<Record<string, string>>;
}

/** Conditions and groups, joined by `and` or `or`. */
export interface QueryGroup {
  matchType: MatchType;
  conditions: readonly QueryItem[];
}

export type QueryItem = Condition | QueryGroup;

export const isGroup = (item: QueryItem): item is QueryGroup => 'conditions' in item;

/** A query without conditions. */
export const EMPTY_QUERY: QueryGroup = { matchType: 'and', conditions: [] };

/** All conditions of a query, including those in groups. */
export const conditionsOf = (query: QueryGroup): Condition[] =>
  query.conditions.flatMap((item) => (isGroup(item) ? conditionsOf(item) : [item]));
