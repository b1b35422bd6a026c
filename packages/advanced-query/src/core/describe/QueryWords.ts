import type { RelativeRange } from '../dates/relativeRanges';
import type { MatchType } from '../query/Condition';
import type { Rule } from '../query/rules';

/** Kind of values, for the choice of words. */
export type Manner = 'text' | 'number' | 'date' | 'choice';

/** The words of one language for a query. */
export interface QueryWords {
  /** A condition; `values` are labels. */
  condition(field: string, manner: Manner, rule: Rule, values: readonly string[]): string;
  /** A condition with a relative range. */
  relative(field: string, rule: Rule, range: RelativeRange): string;
  /** Joins the parts of a group. */
  join(matchType: MatchType, parts: readonly string[]): string;
  group(sentence: string): string;
  yes: string;
  no: string;
  ranges: Readonly<Record<RelativeRange, string>>;
}
