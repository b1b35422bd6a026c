import type { RuleVariable } from '@gezi/domain';
import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Columns } from '../../platform/query/Columns';
import { conditionSql } from '../../platform/query/conditionSql';
import { splitList, type Condition } from '../../platform/query/parseFieldCondition';
import { camelCase } from '../../platform/query/camelCase';
import { parseDictCondition } from '../../platform/query/parseDictCondition';
import { Refusal } from '../../platform/http/refusal';
import type { StoredRule } from '../../platform/http/GrantedRule';

/** Values of rule variables; a variable may have several values or none. */
export type RuleValues = Readonly<Record<RuleVariable, readonly string[]>>;

/** Why a rule is invalid. */
export type RuleFault = 'no-column' | 'bad-expression' | 'unknown-variable' | 'bad-value';

const NO_ROWS = sql`false`;
const COMPARISONS = { '=': 'eq', '!=': 'ne', '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le' } as const;
const MATCHES = { LIKE: 'contains', LEFT_LIKE: 'ends', RIGHT_LIKE: 'starts' } as const;
const VARIABLE = /#\{(\w+)\}/g;

/**
 * Converts a data rule to a condition. The text of a rule only selects a registered column; its value is bound. An invalid
 * rule matches no row.
 */
export function ruleSql(rule: StoredRule, columns: Columns, values: RuleValues): SQL {
  const read = readRule(rule, columns);
  if ('fault' in read) return NO_ROWS;
  const parts = read.parts.map(({ column, condition }) => {
    const filled = fill(condition, values);
    if (!filled) return NO_ROWS;
    try {
      return conditionSql(columns[column]!, filled, column);
    } catch (error) {
      if (error instanceof Refusal) return NO_ROWS;
      throw error;
    }
  });
  return and(...parts) ?? NO_ROWS;
}

/** ANDs the rules of a role and ORs the roles. Undefined, i.e. all rows, if a role has no rules. */
export const rulesSql = (byRole: readonly (readonly SQL[])[]): SQL | undefined =>
  byRole.some((rules) => rules.length === 0) ? undefined : or(...byRole.map((rules) => and(...rules)));

/** Fault of a rule; undefined if it is valid, as far as that can be checked without `columns`. */
export function ruleFault(rule: StoredRule, columns: Columns | undefined, values: RuleValues): RuleFault | undefined {
  for (const [, name] of rule.ruleValue.matchAll(VARIABLE)) {
    if (!Object.hasOwn(values, name!)) return 'unknown-variable';
  }
  const read = readRule(rule, columns);
  if ('fault' in read) return read.fault;
  if (!columns) return undefined;
  for (const { column, condition } of read.parts) {
    const filled = fill(condition, values);
    if (!filled) continue;
    try {
      conditionSql(columns[column]!, filled, column);
    } catch (error) {
      if (error instanceof Refusal) return 'bad-value';
      throw error;
    }
  }
  return undefined;
}

type Part = { column: string; condition: Condition };

function readRule(
  { ruleColumn, ruleConditions, ruleValue }: StoredRule,
  columns: Columns | undefined,
): { parts: Part[] } | { fault: RuleFault } {
  if (ruleConditions === 'USE_SQL_RULES') {
    const parsed = parseDictCondition(ruleValue);
    if (!parsed || parsed.orderBy || parsed.conditions.length === 0) return { fault: 'bad-expression' };
    return checkColumns(parsed.conditions, columns);
  }
  if (!ruleColumn) return { fault: 'no-column' };
  const condition = conditionOf(ruleConditions, ruleValue.trim());
  return condition
    ? checkColumns([{ column: camelCase(ruleColumn), condition }], columns)
    : { fault: 'bad-expression' };
}

const checkColumns = (parts: Part[], columns: Columns | undefined): { parts: Part[] } | { fault: RuleFault } =>
  columns && parts.some(({ column }) => !Object.hasOwn(columns, column)) ? { fault: 'no-column' } : { parts };

function conditionOf(ruleConditions: string, value: string): Condition | undefined {
  if (Object.hasOwn(COMPARISONS, ruleConditions)) {
    return { kind: 'compare', comparison: COMPARISONS[ruleConditions as keyof typeof COMPARISONS], value };
  }
  if (Object.hasOwn(MATCHES, ruleConditions)) {
    return { kind: 'like', match: MATCHES[ruleConditions as keyof typeof MATCHES], value };
  }
  if (ruleConditions !== 'IN') return undefined;
  const values = splitList(value).map((one) => one.replace(/^'(.*)'$/, '$1'));
  return values.length > 0 ? { kind: 'in', values } : undefined;
}

/** Replaces the variables of a condition; undefined if one has no value. */
function fill(condition: Condition, values: RuleValues): Condition | undefined {
  if (condition.kind === 'in' || condition.kind === 'containsAny') {
    const filled = condition.values.flatMap((value) => valuesOf(value, values) ?? []);
    return filled.length > 0 ? { ...condition, values: filled } : undefined;
  }
  const filled = valuesOf(condition.value, values);
  if (!filled || filled.length === 0) return undefined;
  if (filled.length === 1) return { ...condition, value: filled[0]! };
  if (condition.kind === 'compare')
    return condition.comparison === 'eq' ? { kind: 'in', values: [...filled] } : undefined;
  return condition.match === 'contains' ? { kind: 'containsAny', values: [...filled] } : undefined;
}

/** A variable on its own may have several values, within a text only one. */
function valuesOf(text: string, values: RuleValues): readonly string[] | undefined {
  const [whole] = /^#\{(\w+)\}$/.exec(text)?.slice(1) ?? [];
  if (whole) return Object.hasOwn(values, whole) ? values[whole as RuleVariable] : undefined;
  let isMissing = false;
  const filled = text.replaceAll(VARIABLE, (_match, name: string) => {
    const found = Object.hasOwn(values, name) ? values[name as RuleVariable] : [];
    if (found.length !== 1) isMissing = true;
    return found[0] ?? '';
  });
  return isMissing ? undefined : [filled];
}
