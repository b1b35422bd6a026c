import { checkValueWith, type FieldRule } from '@gezi/validators/lean';
import type { ColumnRule, HandlerRule } from '../columns/ColumnBase';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { fieldOf } from '../rowId';
import { duplicateMessage } from './duplicateMessage';
import { loadRuleEngine, ruleEngine, waitsForEngine } from './ruleEngine';
import type { HandlerVerdict } from './ValidateHandler';

/** Why a cell was refused; `message` is shown as it is. */
export interface Failure {
  code: string;
  message: string;
}

/** `Failure.code` of a value that must be unique. */
export const DUPLICATE = 'grid:only';

export interface CheckSettings {
  locale: 'zh-CN' | 'en-US';
  /** Whether another row has the same value; called by unique rules only. */
  duplicate: () => boolean;
}

/**
 * Checks one cell against its column's rules; the first failure wins (B§5).
 *
 * @returns the failure, `undefined` if valid, or a promise of either if a handler is async or the rule's engine is not
 *   loaded yet
 */
export function checkCell<Row extends object>(
  row: Row,
  column: ResolvedColumn<Row>,
  settings: CheckSettings,
): Failure | undefined | Promise<Failure | undefined> {
  return checkFrom(0, row, column, settings);
}

/** Failure of a repeated value; `undefined` if the column allows repeats. */
export function duplicateFailure<Row extends object>(
  { validateRules = [] }: ResolvedColumn<Row>,
  locale: CheckSettings['locale'],
): Failure | undefined {
  for (const rule of validateRules) if (!isHandler(rule) && forbidsRepeats(rule)) return refusedRepeat(rule, locale);
  return undefined;
}

const forbidsRepeats = ({ unique, pattern }: FieldRule): boolean => unique === true || pattern === 'only';
const refusedRepeat = ({ message }: FieldRule, locale: CheckSettings['locale']): Failure => ({
  code: DUPLICATE,
  message: message ?? duplicateMessage[locale],
});

function checkFrom<Row extends object>(
  first: number,
  row: Row,
  column: ResolvedColumn<Row>,
  settings: CheckSettings,
): Failure | undefined | Promise<Failure | undefined> {
  const rules = column.validateRules ?? [];
  const value = fieldOf(row, column.key);
  for (let index = first; index < rules.length; index += 1) {
    const rule = rules[index]!;
    if (isHandler(rule)) {
      const verdict = ask(rule, row, column.key, value);
      if (verdict instanceof Promise)
        return verdict.then(
          (answer) => failureOf(answer, rule) ?? checkFrom(index + 1, row, column, settings),
          (error: unknown) => refusalOf(error),
        );
      const failure = failureOf(verdict, rule);
      if (failure) return failure;
    } else if (waitsForEngine(rule)) {
      return loadRuleEngine().then(
        () => checkFrom(index, row, column, settings),
        (error: unknown) => refusalOf(error),
      );
    } else {
      const failure = checkRule(value, rule, column, settings);
      if (failure) return failure;
    }
  }
  return undefined;
}

function checkRule<Row extends object>(
  value: unknown,
  rule: FieldRule,
  column: ResolvedColumn<Row>,
  { locale, duplicate }: CheckSettings,
): Failure | undefined {
  if (forbidsRepeats(rule) && duplicate()) return refusedRepeat(rule, locale);
  return checkValueWith(ruleEngine(), value, [rule], { label: column.title ?? column.key, locale });
}

// A handler that throws refuses the value; it must not stop the typing.
function ask<Row extends object>(rule: HandlerRule<Row>, row: Row, column: string, value: unknown) {
  try {
    return rule.handler({ value, row, column });
  } catch (error) {
    return Promise.reject(error);
  }
}

function failureOf<Row>(verdict: HandlerVerdict, rule: HandlerRule<Row>): Failure | undefined {
  if (typeof verdict === 'string') return verdict === '' ? undefined : refusal(verdict);
  return verdict === false ? refusal(rule.message ?? '') : undefined;
}

const refusal = (message: string): Failure => ({ code: 'handler', message });
const refusalOf = (error: unknown) => refusal(error instanceof Error ? error.message : String(error));

const isHandler = <Row>(rule: ColumnRule<Row>): rule is HandlerRule<Row> => 'handler' in rule;
