import type { Formula } from './Formula';

/** Cost of a formula: the number of its values, operators and calls. */
export function costOf(formula: Formula): number {
  switch (formula.type) {
    case 'value':
    case 'read':
      return 1;
    case 'not':
    case 'negate':
      return 1 + costOf(formula.of);
    case 'binary':
      return 1 + costOf(formula.left) + costOf(formula.right);
    case 'choose':
      return 1 + costOf(formula.test) + costOf(formula.yes) + costOf(formula.no);
    case 'call':
      return formula.values.reduce((sum, value) => sum + costOf(value), 1);
  }
}
