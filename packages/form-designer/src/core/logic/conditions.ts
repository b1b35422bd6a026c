import type { BinaryOperator, Formula } from './Formula';
import { parseFormula } from './parseFormula';
import { nameInFormula, quote } from './renameInFormula';

/** Comparison of a simple condition; `empty` and `filled` have no value. */
export type ConditionRule = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'empty' | 'filled';

export interface SimpleCondition {
  /** Component id. */
  readonly field: string;
  readonly rule: ConditionRule;
  readonly value: string | number | boolean | null;
}

/** Conditions of the visual editor, of which all or any must be true. */
export interface ConditionSet {
  readonly match: 'all' | 'any';
  readonly conditions: readonly SimpleCondition[];
}

/** The expression of a set; empty text for an empty one. */
export const writeConditions = ({ match, conditions }: ConditionSet): string =>
  conditions.map(writeCondition).join(match === 'all' ? ' && ' : ' || ');

/** The conditions of an expression; undefined if conditions cannot express it. An empty text has no conditions. */
export function readConditions(source: string): ConditionSet | undefined {
  if (source.trim() === '') return { match: 'all', conditions: [] };
  const parsed = parseFormula(source);
  if (!parsed.ok) return undefined;
  for (const [operator, match] of [['&&', 'all'] as const, ['||', 'any'] as const]) {
    const conditions = split(parsed.formula, operator).map(readCondition);
    if (conditions.every((condition) => condition !== undefined)) return { match, conditions };
  }
  return undefined;
}

function writeCondition({ field, rule, value }: SimpleCondition): string {
  const name = nameInFormula(field);
  if (rule === 'empty') return `empty(${name})`;
  if (rule === 'filled') return `!empty(${name})`;
  if (rule === 'contains') return `contains(${name}, ${literal(value)})`;
  return `${name} ${rule} ${literal(value)}`;
}

const literal = (value: SimpleCondition['value']) => (typeof value === 'string' ? quote(value) : String(value));

const split = (formula: Formula, operator: BinaryOperator): Formula[] =>
  formula.type === 'binary' && formula.operator === operator
    ? [...split(formula.left, operator), ...split(formula.right, operator)]
    : [formula];

const COMPARISONS: readonly string[] = ['==', '!=', '<', '<=', '>', '>='];

function readCondition(formula: Formula): SimpleCondition | undefined {
  if (formula.type === 'not') {
    const inner = readCondition(formula.of);
    return inner?.rule === 'empty' ? { ...inner, rule: 'filled' } : undefined;
  }
  if (formula.type === 'call') {
    const field = fieldOf(formula.values[0]!);
    if (field === undefined) return undefined;
    if (formula.name === 'empty') return { field, rule: 'empty', value: null };
    const value = valueOf(formula.values[1]);
    return formula.name === 'contains' && value !== undefined ? { field, rule: 'contains', value } : undefined;
  }
  if (formula.type !== 'binary' || !COMPARISONS.includes(formula.operator)) return undefined;
  const [field, value] = [fieldOf(formula.left), valueOf(formula.right)];
  return field === undefined || value === undefined
    ? undefined
    : { field, rule: formula.operator as ConditionRule, value };
}

const fieldOf = (formula: Formula): string | undefined =>
  formula.type === 'read' && formula.from.kind === 'field' ? formula.from.id : undefined;

function valueOf(formula: Formula | undefined): SimpleCondition['value'] | undefined {
  if (formula?.type === 'value') return formula.value;
  const negated = formula?.type === 'negate' ? valueOf(formula.of) : undefined;
  return typeof negated === 'number' ? -negated : undefined;
}
