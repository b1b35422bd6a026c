import { checkValueWith, withLabel, type FieldRule } from '@gezi/validators/lean';
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
  column: ResolvedColumn<Row>,
  locale: CheckSettings['locale'],
): Failure | undefined {
  for (const rule of column.validateRules ?? [])
    if (!isHandler(rule) && forbidsRepeats(rule)) return refusedRepeat(rule, column, locale);
  return undefined;
}

const forbidsRepeats = ({ unique, pattern }: FieldRule): boolean => unique === true || pattern === 'only';
const refusedRepeat = <Row extends object>(
  { message }: FieldRule,
  column: ResolvedColumn<Row>,
  locale: CheckSettings['locale'],
): Failure => failure(DUPLICATE, message ?? duplicateMessage[locale], column);

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
          (answer) => failureOf(answer, rule, column) ?? checkFrom(index + 1, row, column, settings),
          (error: unknown) => refusalOf(error, column),
        );
      const refused = failureOf(verdict, rule, column);
      if (refused) return refused;
    } else if (waitsForEngine(rule)) {
      return loadRuleEngine().then(
        () => checkFrom(index, row, column, settings),
        (error: unknown) => refusalOf(error, column),
      );
    } else {
      const refused = checkRule(value, rule, column, settings);
      if (refused) return refused;
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
  if (forbidsRepeats(rule) && duplicate()) return refusedRepeat(rule, column, locale);
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

function failureOf<Row extends object>(
  verdict: HandlerVerdict,
  rule: HandlerRule<Row>,
  column: ResolvedColumn<Row>,
): Failure | undefined {
  if (typeof verdict === 'string') return verdict === '' ? undefined : failure('handler', verdict, column);
  return verdict === false ? failure('handler', rule.message ?? '', column) : undefined;
}

const failure = <Row extends object>(code: string, message: string, column: ResolvedColumn<Row>): Failure => ({
  code,
  message: withLabel(message, column.title ?? column.key),
});
const refusalOf = <Row extends object>(error: unknown, column: ResolvedColumn<Row>): Failure =>
  failure('handler', error instanceof Error ? error.message : String(error), column);

const isHandler = <Row>(rule: ColumnRule<Row>): rule is HandlerRule<Row> => 'handler' in rule;
