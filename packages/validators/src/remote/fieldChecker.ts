import { checkValue } from '../checkValue';
import type { FieldRule } from '../FieldRule';
import type { ValueRefusal } from '../ValueRefusal';
import type { AsyncCheckOptions, AsyncRule } from './AsyncRule';
import { lastWins } from './lastWins';

/**
 * The check of one field with rules of both kinds: in order, the first refusal counts, later ones are not asked.
 * Of overlapping checks of the field only the newest counts, so keep the checker as long as the field.
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
