import { catalogue, type CatalogueRule } from './catalogue/catalogue';
import { findRule } from './catalogue/findRule';
import { checksums } from './checksums/checksums';
import { countCharacters } from './countCharacters';
import type { ExpressionTest } from './expressions/ExpressionTest';
import type { FieldRule } from './FieldRule';
import { isEmpty } from './isEmpty';
import { messageFor } from './messageFor';
import type { CheckOptions, Refusal } from './Refusal';
import { textOf } from './textOf';
import type { Texts } from './texts/zh-CN';

/**
 * First refusal in order, or undefined; as `checkValue`, which see, but the engine for own expressions is handed in,
 * so that a page loads it only where a rule has one.
 *
 * @param test `testExpression` of `@gezi/validators/expressions`; not asked where no rule `hasExpression`
 */
export function checkValueWith(
  test: ExpressionTest,
  value: unknown,
  rules: readonly FieldRule[],
  options: CheckOptions = {},
): Refusal | undefined {
  for (const rule of rules) {
    const failure = isEmpty(value) ? checkEmpty(rule) : checkFilled(test, value, rule);
    if (failure) return { code: failure.code, message: messageFor(rule, options, failure.message) };
  }
  return undefined;
}

/** Whether a rule holds an expression of its own, beside what the catalogue has. */
export const hasExpression = (rule: FieldRule): boolean => expressionsOf(rule).length > 0;

interface Failure {
  code: string;
  message: (texts: Texts, label: string) => string;
}

function checkEmpty(rule: FieldRule): Failure | undefined {
  if (rule.required === true || named(rule)?.rule.required || coded(rule)?.rule.required) {
    return { code: 'required', message: (texts, label) => texts.required(label) };
  }
  return checkItems(0, rule);
}

function checkFilled(test: ExpressionTest, value: unknown, rule: FieldRule): Failure | undefined {
  const text = textOf(value);
  return (
    checkPatterns(test, text, rule) ??
    checkLength(text, rule) ??
    checkItems(Array.isArray(value) ? value.length : 1, rule) ??
    checkChecksum(text, rule)
  );
}

function checkPatterns(test: ExpressionTest, text: string | undefined, rule: FieldRule): Failure | undefined {
  for (const found of [named(rule), coded(rule)]) {
    if (found && !follows(text, found.rule)) return { code: found.key, message: (texts) => texts.rules[found.key] };
  }
  for (const expression of expressionsOf(rule)) {
    const answer = text === undefined ? 'mismatch' : test(expression, text);
    if (answer === 'mismatch') return { code: 'expression', message: (texts, label) => texts.expression(label) };
    if (answer === 'limit') return { code: 'expression-limit', message: (texts, label) => texts.limit(label) };
  }
  return undefined;
}

const expressionsOf = (rule: FieldRule): (string | RegExp)[] =>
  [coded(rule) ? undefined : rule.pattern, rule.expression].filter(isExpression);

// A saved document may hold anything here.
const isExpression = (found: unknown): found is string | RegExp =>
  (typeof found === 'string' && found !== '') || found instanceof RegExp;

function checkLength(text: string | undefined, { minLength, maxLength, maxText }: FieldRule): Failure | undefined {
  if (minLength === undefined && maxLength === undefined && maxText === undefined) return undefined;
  // What has no text has no length either: NaN fails every comparison.
  const length = text === undefined ? NaN : countCharacters(text);
  if (isBound(minLength) && !(length >= minLength))
    return { code: 'minLength', message: (texts) => texts.minLength(minLength) };
  if (isBound(maxLength) && !(length <= maxLength))
    return { code: 'maxLength', message: (texts) => texts.maxLength(maxLength) };
  if (isBound(maxText) && !(length <= maxText))
    return { code: 'maxText', message: (texts, label) => texts.maxText(label) };
  return undefined;
}

function checkItems(count: number, { minItems, maxItems }: FieldRule): Failure | undefined {
  if (isBound(minItems) && count < minItems) return { code: 'minItems', message: (texts) => texts.minItems(minItems) };
  if (isBound(maxItems) && count > maxItems) return { code: 'maxItems', message: (texts) => texts.maxItems(maxItems) };
  return undefined;
}

function checkChecksum(text: string | undefined, { checksum }: FieldRule): Failure | undefined {
  // A saved document may hold anything here.
  if (typeof checksum !== 'string' || !Object.hasOwn(checksums, checksum)) return undefined;
  if (text !== undefined && checksums[checksum](text)) return undefined;
  return { code: `checksum:${checksum}`, message: (texts) => texts.checksum[checksum] };
}

const named = ({ rule }: FieldRule) => resolve(typeof rule === 'string' ? findRule(rule) : undefined);
const coded = ({ pattern }: FieldRule) =>
  resolve(typeof pattern === 'string' ? findRule(pattern, ['grid']) : undefined);

function resolve(key: ReturnType<typeof findRule>) {
  return key && { key, rule: catalogue[key] as CatalogueRule };
}

function follows(text: string | undefined, { pattern, limit }: CatalogueRule): boolean {
  if (!pattern) return true;
  return text !== undefined && (limit === undefined || text.length <= limit) && pattern.test(text);
}

const isBound = (bound: number | undefined): bound is number => typeof bound === 'number' && !Number.isNaN(bound);
