import jsep from 'jsep';
import { done, refused, type Outcome } from '../../kit/outcome';

/** Values that conditions read by name. */
export type Variables = Readonly<Record<string, unknown>>;

/** A condition that was read: comparisons joined by `&&` and `||`. */
export type FlowCondition =
  | { type: 'and' | 'or'; left: FlowCondition; right: FlowCondition }
  | { type: 'not'; of: FlowCondition }
  | { type: 'compare'; op: Operator; left: Operand; right: Operand }
  | { type: 'truth'; of: Operand };

type Operand = { type: 'variable'; path: readonly string[] } | { type: 'literal'; value: Literal };
type Literal = string | number | boolean | null;

const OPERATORS = ['==', '!=', '>', '>=', '<', '<='] as const;
type Operator = (typeof OPERATORS)[number];

/** `at`: number of characters before the fault, if known. */
export interface ConditionFault {
  code: 'empty' | 'too-long' | 'syntax' | 'not-allowed';
  at?: number;
  /** The part that is not allowed, e.g. a call. */
  part?: string;
}

const MAX_LENGTH = 2000;
/** Members that would lead out of the variables. */
const HIDDEN_MEMBERS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a condition such as `${amount > 50000 && (urgent == true || dept != 'A01')}` (contract, part 4 §4.1). The
 * comparisons may be wrapped one by one, too: `${a > 1} && ${b == 'x'}`. Nothing is ever run as script: calls,
 * assignments and arithmetic are refused.
 */
export function parseCondition(source: string): Outcome<FlowCondition, ConditionFault> {
  if (source.trim() === '') return refused({ code: 'empty' });
  if (source.length > MAX_LENGTH) return refused({ code: 'too-long', at: MAX_LENGTH });
  const text = unwrap(source);
  if (text === undefined) return refused({ code: 'syntax' });
  try {
    return done(read(jsep(text)));
  } catch (error) {
    if (error instanceof NotAllowed) return refused({ code: 'not-allowed', part: error.part });
    const at = error instanceof Error && 'index' in error ? Number(error.index) : undefined;
    return refused({ code: 'syntax', ...(at !== undefined && { at }) });
  }
}

/** Whether a condition holds. A variable that is absent is null; comparing the order of null is false. */
export function conditionHolds(condition: FlowCondition, variables: Variables): boolean {
  switch (condition.type) {
    case 'and':
      return conditionHolds(condition.left, variables) && conditionHolds(condition.right, variables);
    case 'or':
      return conditionHolds(condition.left, variables) || conditionHolds(condition.right, variables);
    case 'not':
      return !conditionHolds(condition.of, variables);
    case 'truth':
      return isTrue(valueOf(condition.of, variables));
    case 'compare':
      return compare(condition.op, valueOf(condition.left, variables), valueOf(condition.right, variables));
  }
}

/** Value of a variable by its path, e.g. `form.days`; null if absent. */
export function readVariable(path: readonly string[], variables: Variables): unknown {
  let value: unknown = variables;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = (value as Variables)[name];
  }
  return value ?? null;
}

class NotAllowed extends Error {
  constructor(readonly part: string) {
    super(part);
  }
}

/** Replaces `${…}` by `(…)` outside of quotes; undefined if one is not closed. */
function unwrap(source: string): string | undefined {
  let text = '';
  let quote = '';
  let depth = 0;
  for (let index = 0; index < source.length; index += 1) {
    const char = source[index]!;
    if (quote) {
      text += char;
      if (char === '\\') text += source[(index += 1)] ?? '';
      else if (char === quote) quote = '';
    } else if (char === '$' && source[index + 1] === '{') {
      text += ' (';
      index += 1;
      depth += 1;
    } else if (char === '}' && depth > 0) {
      text += ')';
      depth -= 1;
    } else {
      if (char === '"' || char === "'") quote = char;
      text += char;
    }
  }
  return depth === 0 && !quote ? text : undefined;
}

function read(expression: jsep.Expression): FlowCondition {
  const { type } = expression as jsep.CoreExpression;
  if (type === 'BinaryExpression' || (type as string) === 'LogicalExpression') {
    const { operator, left, right } = expression as jsep.BinaryExpression;
    if (operator === '&&') return { type: 'and', left: read(left), right: read(right) };
    if (operator === '||') return { type: 'or', left: read(left), right: read(right) };
    if (isOperator(operator)) return { type: 'compare', op: operator, left: operand(left), right: operand(right) };
    throw new NotAllowed(operator);
  }
  if (type === 'UnaryExpression' && (expression as jsep.UnaryExpression).operator === '!') {
    return { type: 'not', of: read((expression as jsep.UnaryExpression).argument) };
  }
  return { type: 'truth', of: operand(expression) };
}

function operand(expression: jsep.Expression): Operand {
  const core = expression as jsep.CoreExpression;
  switch (core.type) {
    case 'Literal': {
      const { value } = core;
      if (value instanceof RegExp) throw new NotAllowed('RegExp');
      return { type: 'literal', value };
    }
    case 'Identifier':
      return { type: 'variable', path: [nameOf(core.name)] };
    case 'MemberExpression':
      return { type: 'variable', path: pathOf(core) };
    case 'UnaryExpression': {
      const { operator, argument } = core;
      const of = operand(argument);
      if (operator === '-' && of.type === 'literal' && typeof of.value === 'number') {
        return { type: 'literal', value: -of.value };
      }
      throw new NotAllowed(operator);
    }
    default:
      throw new NotAllowed(core.type === 'CallExpression' ? 'call' : core.type);
  }
}

function pathOf({ computed, object, property }: jsep.MemberExpression): string[] {
  const inner = object as jsep.CoreExpression;
  const name = (property as jsep.Identifier).name;
  if (computed || typeof name !== 'string') throw new NotAllowed('[]');
  if (inner.type === 'Identifier') return [nameOf(inner.name), nameOf(name)];
  if (inner.type === 'MemberExpression') return [...pathOf(inner), nameOf(name)];
  throw new NotAllowed(inner.type);
}

function nameOf(name: string): string {
  if (HIDDEN_MEMBERS.has(name)) throw new NotAllowed(name);
  return name;
}

const isOperator = (operator: string): operator is Operator => (OPERATORS as readonly string[]).includes(operator);

const valueOf = (of: Operand, variables: Variables): unknown =>
  of.type === 'literal' ? of.value : readVariable(of.path, variables);

const isTrue = (value: unknown): boolean => Boolean(value) && value !== 'false' && value !== '0';

function compare(op: Operator, left: unknown, right: unknown): boolean {
  if (op === '==') return isEqual(left, right);
  if (op === '!=') return !isEqual(left, right);
  const order = orderOf(left, right);
  if (order === undefined) return false;
  return op === '>' ? order > 0 : op === '>=' ? order >= 0 : op === '<' ? order < 0 : order <= 0;
}

function isEqual(left: unknown, right: unknown): boolean {
  if (left === null || right === null) return left === right;
  const numbers = asNumbers(left, right);
  return numbers ? numbers[0] === numbers[1] : textOf(left) === textOf(right);
}

/** Sign of the comparison; undefined for values without an order. */
function orderOf(left: unknown, right: unknown): number | undefined {
  if (left === null || right === null) return undefined;
  const numbers = asNumbers(left, right);
  if (numbers) return numbers[0] - numbers[1];
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Both as numbers if one is a number and the other a number or its text, e.g. an amount of a form. */
function asNumbers(left: unknown, right: unknown): [number, number] | undefined {
  if (typeof left !== 'number' && typeof right !== 'number') return undefined;
  const [first, second] = [numberOf(left), numberOf(right)];
  return first === undefined || second === undefined ? undefined : [first, second];
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const read = Number(value);
  return Number.isNaN(read) ? undefined : read;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
