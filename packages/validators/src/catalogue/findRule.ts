import { catalogue, type RuleGroup, type RuleKey } from './catalogue';

/**
 * The key of a rule that is called by its key (`preset:email`) or bare name (`email`).
 *
 * @param groups where a bare name is looked for, in order; default shared rules, then presets.
 *   With groups given, only a bare name is looked up.
 * @returns undefined when the catalogue has no such rule
 */
export function findRule(name: string, groups?: readonly RuleGroup[]): RuleKey | undefined {
  if (!groups && isRuleKey(name)) return name;
  for (const group of groups ?? (['shared', 'preset'] as const)) {
    const key = `${group}:${name}`;
    if (isRuleKey(key)) return key;
  }
  return undefined;
}

const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(catalogue, key);
