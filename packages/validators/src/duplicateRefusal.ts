import type { FieldRule } from './FieldRule';
import { messageFor } from './messageFor';
import type { CheckValueOptions, ValueRefusal } from './ValueRefusal';

/**
 * Refusal of a value reported by `findDuplicates`.
 *
 * @returns undefined if no rule requires uniqueness (`unique`, or the code `only`)
 */
export function duplicateRefusal(
  rules: readonly FieldRule[],
  options: CheckValueOptions = {},
): ValueRefusal | undefined {
  const rule = rules.find(({ unique, pattern }) => unique === true || pattern === 'only');
  return rule && { code: 'grid:only', message: messageFor(rule, options, (texts) => texts.rules['grid:only']) };
}
