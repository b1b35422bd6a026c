import type { Json } from '../document/FormDocument';
import type { BinaryOperator, FieldReference, Formula } from './Formula';
import { FUNCTIONS, type FormulaClock } from './functions';
import { alike, calculate, isTrue, joined, order, toNumber, toText } from './values';

export interface FormulaScope extends FormulaClock {
  /** The value of a reference; null if there is none. */
  readonly read: (from: FieldReference) => Json;
}

/** Evaluates a formula. Never throws; a result that cannot be calculated is null. */
export function evaluateFormula(formula: Formula, scope: FormulaScope): Json {
  switch (formula.type) {
    case 'value':
      return formula.value;
    case 'read':
      return scope.read(formula.from);
    case 'not':
      return !isTrue(evaluateFormula(formula.of, scope));
    case 'negate':
      return calculate('-', 0, evaluateFormula(formula.of, scope));
    case 'choose':
      return evaluateFormula(isTrue(evaluateFormula(formula.test, scope)) ? formula.yes : formula.no, scope);
    case 'call':
      return FUNCTIONS[formula.name]!.run(
        formula.values.map((value) => evaluateFormula(value, scope)),
        scope,
      );
    case 'binary':
      return binary(formula.operator, formula.left, formula.right, scope);
  }
}

function binary(operator: BinaryOperator, left: Formula, right: Formula, scope: FormulaScope): Json {
  const first = evaluateFormula(left, scope);
  if (operator === '&&') return isTrue(first) && isTrue(evaluateFormula(right, scope));
  if (operator === '||') return isTrue(first) || isTrue(evaluateFormula(right, scope));
  const second = evaluateFormula(right, scope);
  switch (operator) {
    case '==':
      return alike(first, second);
    case '!=':
      return !alike(first, second);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, order(first, second));
    case '+':
      // Adds numbers and numeric text, concatenates other text.
      return toNumber(first) === null || toNumber(second) === null
        ? joined([toText(first), toText(second)])
        : calculate('+', first, second);
    default:
      return calculate(operator, first, second);
  }
}

function compare(operator: '<' | '<=' | '>' | '>=', sign: number | null): boolean {
  if (sign === null) return false;
  if (operator === '<') return sign < 0;
  if (operator === '<=') return sign <= 0;
  return operator === '>' ? sign > 0 : sign >= 0;
}
