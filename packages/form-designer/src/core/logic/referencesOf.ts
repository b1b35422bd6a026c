import type { FieldReference, Formula } from './Formula';

/** Everything a formula reads, in the order of its text. */
export function referencesOf(formula: Formula): readonly FieldReference[] {
  switch (formula.type) {
    case 'value':
      return [];
    case 'read':
      return [formula.from];
    case 'not':
    case 'negate':
      return referencesOf(formula.of);
    case 'binary':
      return [...referencesOf(formula.left), ...referencesOf(formula.right)];
    case 'choose':
      return [formula.test, formula.yes, formula.no].flatMap(referencesOf);
    case 'call':
      return formula.values.flatMap(referencesOf);
  }
}
