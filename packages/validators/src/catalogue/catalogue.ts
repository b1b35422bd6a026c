import { gridCodes } from './gridCodes';
import { presets } from './presets';
import { sharedRules } from './sharedRules';

/** One entry of the catalogue; its messages stand in `texts/` under the same key. */
export interface CatalogueRule {
  /** What a text must match, from its first to its last character. */
  pattern?: RegExp;
  /** Longest text the pattern is asked about, in UTF-16 units; longer ones are refused. */
  limit?: number;
  /** The rule also refuses an empty value. */
  required?: boolean;
  /** The rule means uniqueness among the rows; it says nothing about one value. */
  unique?: boolean;
}

/**
 * Every named rule of the specification, each with one pattern and one message per language.
 * Keys are `group:name`; the same word means different things in different groups and each keeps its reading.
 */
export const catalogue = {
  ...gridCodes,
  ...sharedRules,
  ...presets,
} satisfies Record<string, CatalogueRule>;

export type RuleKey = keyof typeof catalogue;
export type RuleGroup = 'grid' | 'shared' | 'preset';
