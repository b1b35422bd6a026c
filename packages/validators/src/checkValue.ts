import { catalogue, type CatalogueRule } from './catalogue/catalogue';
import { findRule } from './catalogue/findRule';
import { checksums } from './checksums/checksums';
import { countCharacters } from './countCharacters';
import { testExpression } from './expressions/testExpression';
import type { FieldRule } from './FieldRule';
import { isEmpty } from './isEmpty';
import { messageFor } from './messageFor';
import type { CheckOptions, Refusal } from './Refusal';
import { textOf } from './textOf';
import type { Texts } from './texts/zh-CN';

/**
 * First refusal in order, or undefined. `unique` is not looked at here (see `findDuplicates`).
 *
 * An empty value (`isEmpty`) only fails `required`, rules that require a value, and `minItems`. Nothing is trimmed.
 * Numbers and booleans are read as their text; a list or object fails every rule about text.
 * Never throws and takes even time: a broken expression says nothing, and one that would need too long on this text
 * refuses it (`expression-limit`).
 */
export function checkValue(
  value: unknown,
  rules: readonly FieldRule[],
  options: CheckOptions = {},
): Refusal | undefined {
  for (const rule of rules) {
    const failure = isEmpty(value) ? checkEmpty(rule) : checkFilled(value, rule);
    if (failure) return { code: failure.code, message: messageFor(rule, options, failure.message) };
  }
  return undefined;
}

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

function checkFilled(value: unknown, rule: FieldRule): Failure | undefined {
  const text = textOf(value);
  return (
    checkPatterns(text, rule) ??
    checkLength(text, rule) ??
    checkItems(Array.isArray(value) ? value.length : 1, rule) ??
    checkChecksum(text, rule)
  );
}

function checkPatterns(text: string | undefined, rule: FieldRule): Failure | undefined {
  const code = coded(rule);
  for (const found of [named(rule), code]) {
    if (found && !follows(text, found.rule)) return { code: found.key, message: (texts) => texts.rules[found.key] };
  }
  for (const expression of [code ? undefined : rule.pattern, rule.expression]) {
    if ((typeof expression !== 'string' || expression === '') && !(expression instanceof RegExp)) continue;
    const answer = text === undefined ? 'mismatch' : testExpression(expression, text);
    if (answer === 'mismatch') return { code: 'expression', message: (texts, label) => texts.expression(label) };
    if (answer === 'limit') return { code: 'expression-limit', message: (texts, label) => texts.limit(label) };
  }
  return undefined;
}

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
