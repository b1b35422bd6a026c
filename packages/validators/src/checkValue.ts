import { checkValueWith } from './checkValueWith';
import { engine } from './engine';
import type { FieldRule } from './FieldRule';
import type { CheckOptions, Refusal } from './Refusal';

/**
 * First refusal in order, or undefined. `unique` is not looked at here (see `findDuplicates`).
 *
 * An empty value (`isEmpty`) only fails `required`, rules that require a value, and `minItems`. Nothing is trimmed.
 * Numbers and booleans are read as their text; a list or object fails every rule about text.
 * Never throws and takes even time: a broken expression says nothing, and one that would need too long on this text
 * refuses it (`expression-limit`).
 */
export const checkValue = (
  value: unknown,
  rules: readonly FieldRule[],
  options: CheckOptions = {},
): Refusal | undefined => checkValueWith(engine, value, rules, options);
