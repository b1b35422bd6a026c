import { catalogue, type CatalogueRule } from './catalogue/catalogue';
import { findRule } from './catalogue/findRule';
import { countCharacters } from './countCharacters';
import type { FieldRule } from './FieldRule';
import { isEmpty } from './isEmpty';
import { messageFor } from './messageFor';
import type { CheckValueOptions, ValueRefusal } from './ValueRefusal';
import type { RuleEngine } from './RuleEngine';
import { textOf } from './textOf';
import type { Texts } from './texts/zh-CN';

/**
 * First refusal in order, or undefined. Like `checkValue`, but the engine for expressions and checksums is a parameter,
 * so that a page loads it only if a rule needs it.
 *
 * @param engine from `@gezi/validators/engine`; optional if no rule `needsEngine`; without it such rules pass
 */
export function checkValueWith(
  engine: RuleEngine | undefined,
  value: unknown,
  rules: readonly FieldRule[],
  options: CheckValueOptions = {},
): ValueRefusal | undefined {
  for (const rule of rules) {
    const failure = isEmpty(value) ? checkEmpty(rule) : checkFilled(engine, value, rule);
    if (failure) return { code: failure.code, message: messageFor(rule, options, failure.message) };
  }
  return undefined;
}

/** Whether a rule has a custom expression or a checksum. */
export const needsEngine = (rule: FieldRule): boolean =>
  typeof rule.checksum === 'string' || expressionsOf(rule).length > 0;

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

function checkFilled(engine: RuleEngine | undefined, value: unknown, rule: FieldRule): Failure | undefined {
  const text = textOf(value);
  return (
    checkPatterns(engine, text, rule) ??
    checkLength(text, rule) ??
    checkItems(Array.isArray(value) ? value.length : 1, rule) ??
    checkChecksum(engine, text, rule)
  );
}

function checkPatterns(engine: RuleEngine | undefined, text: string | undefined, rule: FieldRule): Failure | undefined {
  for (const found of [named(rule), coded(rule)]) {
    if (found && !follows(text, found.rule)) return { code: found.key, message: (texts) => texts.rules[found.key] };
  }
  for (const expression of expressionsOf(rule)) {
    const answer = text === undefined ? 'mismatch' : engine?.testExpression(expression, text);
    if (answer === 'mismatch') return { code: 'expression', message: (texts, label) => texts.expression(label) };
    if (answer === 'limit') return { code: 'expression-limit', message: (texts, label) => texts.limit(label) };
  }
  return undefined;
}

const expressionsOf = (rule: FieldRule): (string | RegExp)[] =>
  [coded(rule) ? undefined : rule.pattern, rule.expression].filter(isExpression);

// Saved documents may contain anything here.
const isExpression = (found: unknown): found is string | RegExp =>
  (typeof found === 'string' && found !== '') || found instanceof RegExp;

function checkLength(text: string | undefined, { minLength, maxLength, maxText }: FieldRule): Failure | undefined {
  if (minLength === undefined && maxLength === undefined && maxText === undefined) return undefined;
  // Values without text have no length: NaN fails every comparison.
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

function checkChecksum(
  engine: RuleEngine | undefined,
  text: string | undefined,
  { checksum }: FieldRule,
): Failure | undefined {
  // Saved documents may contain anything here.
  if (typeof checksum !== 'string' || engine?.followsChecksum(checksum, text) !== false) return undefined;
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
