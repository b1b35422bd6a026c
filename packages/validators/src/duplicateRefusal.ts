import type { FieldRule } from './FieldRule';
import { messageFor } from './messageFor';
import type { CheckValueOptions, ValueRefusal } from './ValueRefusal';

/**
 * What to say of a value that `findDuplicates` named.
 *
 * @returns undefined when none of the rules asks for uniqueness (`unique`, or the code `only`)
 */
export function duplicateRefusal(
  rules: readonly FieldRule[],
  options: CheckValueOptions = {},
): ValueRefusal | undefined {
  const rule = rules.find(({ unique, pattern }) => unique === true || pattern === 'only');
  return rule && { code: 'grid:only', message: messageFor(rule, options, (texts) => texts.rules['grid:only']) };
}
