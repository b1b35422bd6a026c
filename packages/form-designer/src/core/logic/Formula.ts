/** Where a formula reads a value. */
export type FieldReference =
  /** A field of the form, or, in a row, a column of that row. */
  | { readonly kind: 'field'; readonly id: string }
  /** All values of a column of a dynamicTable, as a list. */
  | { readonly kind: 'column'; readonly table: string; readonly column: string };

/** A valid expression as plain data, evaluated by `evaluateFormula`. */
export type Formula =
  | { readonly type: 'value'; readonly value: string | number | boolean | null }
  | { readonly type: 'read'; readonly from: FieldReference }
  | { readonly type: 'not' | 'negate'; readonly of: Formula }
  | { readonly type: 'binary'; readonly operator: BinaryOperator; readonly left: Formula; readonly right: Formula }
  | { readonly type: 'choose'; readonly test: Formula; readonly yes: Formula; readonly no: Formula }
  | { readonly type: 'call'; readonly name: string; readonly values: readonly Formula[] };

export const BINARY_OPERATORS = ['||', '&&', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];
