import jsep from 'jsep';
import { BINARY_OPERATORS, type BinaryOperator, type FieldReference, type Formula } from './Formula';
import { FUNCTIONS } from './functions';
import type { FormulaProblemCode } from './LogicPlan';

/** Most characters of an expression. */
const FORMULA_LIMIT = 2000;

export interface FormulaProblem {
  readonly code: FormulaProblemCode;
  /** Characters before the fault. */
  readonly at?: number;
  readonly names?: readonly string[];
}

export type ParsedFormula = { ok: true; formula: Formula } | { ok: false; problem: FormulaProblem };

/**
 * Reads an expression such as `fd_amount > 10000 && fd_type == 'bid'` or `sum(fd_detail.fd_money)`.
 *
 * A component id stands for its value, `table.column` for the list of a column's values. Ids that are not identifiers
 * are written as `field('any id')` and `column('table', 'any id')`. An expression is never run as script: assignments,
 * calls of unknown functions and members of members are refused.
 */
export function parseFormula(source: string): ParsedFormula {
  if (source.trim() === '') return { ok: false, problem: { code: 'empty' } };
  if (source.length > FORMULA_LIMIT) return { ok: false, problem: { code: 'too-long', at: FORMULA_LIMIT } };
  try {
    return { ok: true, formula: read(jsep(source) as jsep.CoreExpression) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    const at = error instanceof Error && 'index' in error ? Number(error.index) : undefined;
    return { ok: false, problem: { code: 'syntax', ...(at === undefined ? {} : { at }) } };
  }
}

class Refused extends Error {
  constructor(readonly problem: FormulaProblem) {
    super(problem.code);
  }
}

const refuse = (code: FormulaProblemCode, ...names: string[]): never => {
  throw new Refused(names.length ? { code, names } : { code });
};

function read(expression: jsep.CoreExpression): Formula {
  switch (expression.type) {
    case 'Literal':
      return { type: 'value', value: literal((expression as jsep.Literal).value) };
    case 'Identifier':
      return { type: 'read', from: { kind: 'field', id: (expression as jsep.Identifier).name } };
    case 'MemberExpression':
      return { type: 'read', from: column(expression as jsep.MemberExpression) };
    case 'UnaryExpression':
      return unary(expression as jsep.UnaryExpression);
    case 'BinaryExpression':
      return binary(expression as jsep.BinaryExpression);
    case 'ConditionalExpression': {
      const { test, consequent, alternate } = expression as jsep.ConditionalExpression;
      return { type: 'choose', test: inner(test), yes: inner(consequent), no: inner(alternate) };
    }
    case 'CallExpression':
      return call(expression as jsep.CallExpression);
    // Several expressions next to each other, as in `a b` or `a, b`.
    case 'Compound':
    case 'SequenceExpression':
      return refuse('syntax');
    default:
      return refuse('unsupported');
  }
}

const inner = (expression: jsep.Expression): Formula => read(expression as jsep.CoreExpression);

function literal(value: unknown): string | number | boolean | null {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : refuse('unsupported');
}

function column({ computed, optional, object, property }: jsep.MemberExpression): FieldReference {
  if (computed || optional || object.type !== 'Identifier' || property.type !== 'Identifier') refuse('unsupported');
  return { kind: 'column', table: (object as jsep.Identifier).name, column: (property as jsep.Identifier).name };
}

function unary({ operator, argument }: jsep.UnaryExpression): Formula {
  if (operator === '!') return { type: 'not', of: inner(argument) };
  if (operator === '-') return { type: 'negate', of: inner(argument) };
  return operator === '+' ? inner(argument) : refuse('unsupported', operator);
}

function binary({ operator, left, right }: jsep.BinaryExpression): Formula {
  const known = OPERATORS.get(operator) ?? refuse('unsupported', operator);
  return { type: 'binary', operator: known, left: inner(left), right: inner(right) };
}

/** `===` and `!==` are read as `==` and `!=`. */
const OPERATORS = new Map<string, BinaryOperator>([
  ...BINARY_OPERATORS.map((operator) => [operator, operator] as const),
  ['===', '=='],
  ['!==', '!='],
]);

function call({ callee, arguments: given }: jsep.CallExpression): Formula {
  if (callee.type !== 'Identifier') return refuse('unsupported');
  const { name } = callee as jsep.Identifier;
  const names = given.map((value) =>
    (value as jsep.Literal).type === 'Literal' ? (value as jsep.Literal).value : null,
  );
  if (name === 'field' && names.length === 1 && typeof names[0] === 'string') {
    return { type: 'read', from: { kind: 'field', id: names[0] } };
  }
  if (name === 'column' && names.length === 2 && typeof names[0] === 'string' && typeof names[1] === 'string') {
    return { type: 'read', from: { kind: 'column', table: names[0], column: names[1] } };
  }
  if (name === 'field' || name === 'column') return refuse('wrong-arguments', name);
  if (!Object.hasOwn(FUNCTIONS, name)) return refuse('unknown-function', name);
  const { least, most } = FUNCTIONS[name]!;
  if (given.length < least || given.length > most) return refuse('wrong-arguments', name);
  return { type: 'call', name, values: given.map(inner) };
}
