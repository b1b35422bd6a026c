import { findRule, type FoundRule } from './catalogue/findRule';
import { checksums } from './checksums/checksums';
import { countCharacters } from './countCharacters';
import { testExpression } from './expressions/testExpression';
import { isEmpty } from './isEmpty';
import { textOf } from './textOf';
import { textsOf } from './texts/textsOf';
import type { Texts } from './texts/zh-CN';
import type { CheckOptions, FieldRule, Refusal } from './types';

/** First refusal in order, or undefined. `unique` is not looked at here (see findDuplicates). */
export function checkValue(
  value: unknown,
  rules: readonly FieldRule[],
  options: CheckOptions = {},
): Refusal | undefined {
  const texts = textsOf(options.locale);
  const label = options.label || texts.field;
  for (const rule of rules) {
    const refusal = checkRule(value, rule, label, texts);
    if (refusal) {
      const message = rule.message?.replaceAll('${title}', () => label).replaceAll('{label}', () => label);
      return message ? { ...refusal, message } : refusal;
    }
  }
  return undefined;
}

function checkRule(value: unknown, rule: FieldRule, label: string, texts: Texts): Refusal | undefined {
  const named = rule.rule === undefined ? undefined : findRule(rule.rule);
  const coded = typeof rule.pattern === 'string' ? findRule(rule.pattern, ['grid']) : undefined;
  if (isEmpty(value)) {
    return rule.required || named?.required || coded?.required
      ? { code: 'required', message: texts.required(label) }
      : undefined;
  }
  const text = textOf(value);
  for (const found of [named, coded]) {
    if (found && !follows(text, found)) return { code: found.key, message: texts.rules[found.key] };
  }
  if (
    rule.pattern !== undefined &&
    !coded &&
    (text === undefined || testExpression(rule.pattern, text) === 'mismatch')
  ) {
    return { code: 'expression', message: texts.expression(label) };
  }
  const { minLength, maxLength, maxText, minItems, maxItems, checksum } = rule;
  if (minLength !== undefined || maxLength !== undefined || maxText !== undefined) {
    const length = text === undefined ? NaN : countCharacters(text);
    if (minLength !== undefined && !(length >= minLength))
      return { code: 'minLength', message: texts.minLength(minLength) };
    if (maxLength !== undefined && !(length <= maxLength))
      return { code: 'maxLength', message: texts.maxLength(maxLength) };
    if (maxText !== undefined && !(length <= maxText)) return { code: 'maxText', message: texts.maxText(label) };
  }
  const items = Array.isArray(value) ? value.length : 1;
  if (minItems !== undefined && items < minItems) return { code: 'minItems', message: texts.minItems(minItems) };
  if (maxItems !== undefined && items > maxItems) return { code: 'maxItems', message: texts.maxItems(maxItems) };
  if (checksum && !(text !== undefined && checksums[checksum](text))) {
    return { code: `checksum:${checksum}`, message: texts.checksum[checksum] };
  }
  return undefined;
}

function follows(text: string | undefined, { pattern, limit }: FoundRule): boolean {
  if (!pattern) return true;
  return text !== undefined && (limit === undefined || text.length <= limit) && pattern.test(text);
}
