import { gridCodes } from './gridCodes';
import { presets } from './presets';
import { sharedRules } from './sharedRules';

/** One entry of the catalogue; its messages are in `texts/` under the same key. */
export interface CatalogueRule {
  /** Pattern for the whole text. */
  pattern?: RegExp;
  /** Maximum length in UTF-16 units; longer texts are refused without running the pattern. */
  limit?: number;
  /** The rule also refuses an empty value. */
  required?: boolean;
  /** The value must be unique among the rows; a single value always passes. */
  unique?: boolean;
}

/**
 * All named rules of the specification, each with one pattern and one message per language. Keys are `group:name`; the
 * same name can have different meanings in different groups.
 */
export const catalogue = {
  ...gridCodes,
  ...sharedRules,
  ...presets,
} satisfies Record<string, CatalogueRule>;

export type RuleKey = keyof typeof catalogue;
export type RuleGroup = 'grid' | 'shared' | 'preset';
