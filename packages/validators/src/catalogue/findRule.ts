import { catalogue, type CatalogueRule, type RuleGroup, type RuleKey } from './catalogue';

export interface FoundRule extends CatalogueRule {
  key: RuleKey;
}

/**
 * Looks a rule up by its key (`preset:email`) or bare name.
 *
 * @param groups where a bare name is looked for, in order; default shared rules, then presets
 * @returns undefined when the catalogue has no such rule
 */
export function findRule(name: string, groups: readonly RuleGroup[] = ['shared', 'preset']): FoundRule | undefined {
  const key = [name, ...groups.map((group) => `${group}:${name}`)].find(isRuleKey);
  return key && { ...catalogue[key], key };
}

const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(catalogue, key);
