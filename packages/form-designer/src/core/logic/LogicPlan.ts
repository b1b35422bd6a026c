import type { NodeKey } from '../document/FormDocument';
import type { Formula } from './Formula';

/** What an expression decides: whether a part is seen, asked for or locked, or what its value is. */
export type LogicAspect = 'visible' | 'required' | 'disabled' | 'value';

/** One expression of a document. */
export interface LogicStep {
  /** The part it decides over. */
  readonly key: NodeKey;
  readonly aspect: LogicAspect;
  readonly formula: Formula;
  /** How much there is to do for it, against `MOST_READS`. */
  readonly cost: number;
  /** For a column: its dynamicTable; the expression is asked for each row. */
  readonly table?: NodeKey;
}

export type LogicProblemCode = FormulaProblemCode | 'unknown-field' | 'column-outside' | 'no-value' | 'cycle';

/** Why an expression cannot be read. */
export type FormulaProblemCode =
  'empty' | 'too-long' | 'syntax' | 'unsupported' | 'unknown-function' | 'wrong-arguments';

/** An expression that is not carried out, with the reason. */
export interface LogicProblem {
  readonly key: NodeKey;
  readonly aspect: LogicAspect;
  readonly code: LogicProblemCode;
  /** Characters before the fault, where it has a place in the text. */
  readonly at?: number;
  /** The name at fault; for `cycle` the ids of the ring, the first repeated at the end. */
  readonly names?: readonly string[];
}

export interface LogicPlan {
  /** Those that can be carried out, each after all it depends on. */
  readonly steps: readonly LogicStep[];
  readonly problems: readonly LogicProblem[];
}
