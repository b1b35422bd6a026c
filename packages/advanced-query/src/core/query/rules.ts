/** The ten rules (B§9). `right_like` means starts with, `left_like` means ends with. */
export const RULES = ['eq', 'ne', 'like', 'right_like', 'left_like', 'in', 'gt', 'ge', 'lt', 'le'] as const;
/**
 * A rule of a condition. `empty` means no value: null or the empty text. Filters of columns use it; the query builder
 * does not offer it.
 */
export type Rule = (typeof RULES)[number] | 'empty';

const ALIASES: Readonly<Record<string, Rule>> = {
  ...(Object.fromEntries(RULES.map((rule) => [rule, rule])) as Record<Rule, Rule>),
  empty: 'empty',
  '=': 'eq',
  '!=': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
  EMPTY: 'empty',
  IN: 'in',
  LIKE: 'like',
  LEFT_LIKE: 'left_like',
  RIGHT_LIKE: 'right_like',
};

/** Parses a rule in any spelling of the wire (contract, part 1 §1.10); undefined if unknown. */
export const ruleOf = (spelling: string): Rule | undefined =>
  Object.hasOwn(ALIASES, spelling) ? ALIASES[spelling] : undefined;
