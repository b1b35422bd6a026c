import { checkValueWith } from './checkValueWith';
import { engine } from './engine';
import type { FieldRule } from './FieldRule';
import type { CheckValueOptions, ValueRefusal } from './ValueRefusal';

/**
 * Checks a value against rules and returns the first refusal, or undefined. `unique` is ignored, see `findDuplicates`.
 *
 * An empty value (`isEmpty`) fails only `required`, rules that require a value, and `minItems`. Values are not trimmed.
 * Numbers and booleans are read as text; a list or object fails every text rule. Never throws and runs in linear time:
 * invalid expressions are ignored, and a text that takes too long for an expression is refused (`expression-limit`).
 */
export const checkValue = (
  value: unknown,
  rules: readonly FieldRule[],
  options: CheckValueOptions = {},
): ValueRefusal | undefined => checkValueWith(engine, value, rules, options);
