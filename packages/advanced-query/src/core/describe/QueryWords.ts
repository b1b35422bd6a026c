import type { RelativeRange } from '../dates/relativeRanges';
import type { MatchType } from '../query/Condition';
import type { Rule } from '../query/rules';

/** How the values of a field are spoken of. */
export type Manner = 'text' | 'number' | 'date' | 'choice';

/** The words one language has for a query. */
export interface QueryWords {
  /** `field` with `rule` on `values`, the latter already in words. */
  condition(field: string, manner: Manner, rule: Rule, values: readonly string[]): string;
  /** A date field and days counted from today. */
  relative(field: string, rule: Rule, range: RelativeRange): string;
  /** Parts of one group in a row. */
  join(matchType: MatchType, parts: readonly string[]): string;
  group(sentence: string): string;
  yes: string;
  no: string;
  ranges: Readonly<Record<RelativeRange, string>>;
}
