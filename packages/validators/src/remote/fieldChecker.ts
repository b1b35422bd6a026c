import { checkValue } from '../checkValue';
import type { FieldRule } from '../FieldRule';
import type { ValueRefusal } from '../ValueRefusal';
import type { AsyncCheckOptions, AsyncRule } from './AsyncRule';
import { lastWins } from './lastWins';

/**
 * Checks one field with rules of both kinds, in order; the first refusal wins and later rules are not run. Only the
 * latest of overlapping checks counts, so create one checker per field.
 */
export function fieldChecker(rules: readonly (FieldRule | AsyncRule)[]): AsyncRule {
  const check = lastWins(async ({ value, options }: { value: unknown; options: AsyncCheckOptions }, signal) => {
    for (const rule of rules) {
      const refusal: ValueRefusal | undefined =
        typeof rule === 'function' ? await rule(value, { ...options, signal }) : checkValue(value, [rule], options);
      if (refusal) return refusal;
    }
    return undefined;
  });
  return (value, options = {}) => check({ value, options }, options.signal);
}
