import { findRule } from './catalogue/findRule';
import { checksums } from './checksums/checksums';
import { checkExpression } from './expressions/checkExpression';
import type { FieldRule } from './FieldRule';
import type { Locale, ValueRefusal } from './ValueRefusal';
import { textsOf } from './texts/textsOf';

/**
 * Checks whether a rule can be saved: known names, valid expression (`checkExpression`), whole bounds in order.
 * Expressions given as `RegExp` come from code and are not checked.
 *
 * @returns first refusal: `unknown-rule`, `unknown-checksum`, `bounds` or a code of `checkExpression`
 */
export function checkFieldRule(rule: FieldRule, options: { locale?: Locale } = {}): ValueRefusal | undefined {
  const texts = textsOf(options.locale);
  if (rule.rule !== undefined && !findRule(rule.rule)) {
    return { code: 'unknown-rule', message: texts.unknownRule(rule.rule) };
  }
  if (rule.checksum !== undefined && !Object.hasOwn(checksums, rule.checksum)) {
    return { code: 'unknown-checksum', message: texts.unknownRule(rule.checksum) };
  }
  const isCode = typeof rule.pattern === 'string' && findRule(rule.pattern, ['grid']) !== undefined;
  for (const expression of [isCode ? undefined : rule.pattern, rule.expression]) {
    if (typeof expression !== 'string') continue;
    const refusal = checkExpression(expression, options);
    if (refusal) return refusal;
  }
  const { minLength, maxLength, maxText, minItems, maxItems } = rule;
  const bounds = [minLength, maxLength, maxText, minItems, maxItems].filter((bound) => bound !== undefined);
  const sound =
    bounds.every((bound) => Number.isInteger(bound) && bound >= 0) &&
    (minLength ?? 0) <= (maxLength ?? Infinity) &&
    (minItems ?? 0) <= (maxItems ?? Infinity);
  return sound ? undefined : { code: 'bounds', message: texts.bounds };
}
