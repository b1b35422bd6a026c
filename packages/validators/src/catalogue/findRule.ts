import { catalogue, type RuleGroup, type RuleKey } from './catalogue';

/**
 * The key of a rule given by key (`preset:email`) or bare name (`email`).
 *
 * @param groups groups to search for a bare name, in order; default: shared rules, then presets. If given, only bare
 *   names are accepted.
 * @returns undefined if the catalogue has no such rule
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
