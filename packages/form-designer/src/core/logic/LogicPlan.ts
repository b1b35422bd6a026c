import type { NodeKey } from '../document/FormDocument';
import type { Formula } from './Formula';

/** Purpose of an expression: whether a part is visible, required or disabled, or its value. */
export type LogicAspect = 'visible' | 'required' | 'disabled' | 'value';

/** One expression of a document. */
export interface LogicStep {
  /** The part it decides over. */
  readonly key: NodeKey;
  readonly aspect: LogicAspect;
  readonly formula: Formula;
  /** Cost of its evaluation, counted against `MOST_READS`. */
  readonly cost: number;
  /** For a column: its dynamicTable; the expression is evaluated for each row. */
  readonly table?: NodeKey;
}

export type LogicProblemCode = FormulaProblemCode | 'unknown-field' | 'column-outside' | 'no-value' | 'cycle';

/** Why an expression cannot be read. */
export type FormulaProblemCode =
  | 'empty'
  | 'too-long'
  | 'syntax'
  | 'unsupported'
  | 'unknown-function'
  | 'wrong-arguments';

/** An expression that is not evaluated, with the reason. */
export interface LogicProblem {
  readonly key: NodeKey;
  readonly aspect: LogicAspect;
  readonly code: LogicProblemCode;
  /** Position of the error in the text, if it has one. */
  readonly at?: number;
  /** The unknown name; for `cycle` the ids of the cycle, the first repeated at the end. */
  readonly names?: readonly string[];
}

export interface LogicPlan {
  /** Steps to evaluate, each after its dependencies. */
  readonly steps: readonly LogicStep[];
  readonly problems: readonly LogicProblem[];
}
