import type { NodeKey } from './FormDocument';

/**
 * A fault in a form that can still be opened. Reported by `readForm`:
 * - `older-format`: was the shape `{fields: …}` and has been converted
 * - `config-missing`, `config-no-object`: the default settings apply
 * - `no-component`: an entry that is no component (null, a number, text); preserved, not shown
 * - `missing-id`, `duplicate-id`: nothing is overwritten, but the submitted model has one place for both
 * - `unknown-type`: shown by the type's name (`detail`), preserved unchanged
 * - `no-children`: a container whose list of children is missing or no list
 * - `ragged-table`: rows of a table differ in the columns they cover
 * - `too-deep`: containers nested deeper than `MAX_DEPTH`; their content is preserved unread
 *
 * Reported by `editorProblems` in addition:
 * - `misplaced`: in a place that the designer would refuse; `detail` is the refusal, e.g. `nested-layout`
 * - `empty-label`: required, but its message would have no name
 * - `bad-expression`: a rule's expression is refused; `detail` is the expression
 * - `bad-formula`: an expression of `logic` is not evaluated; `member` names it, `detail` the reason
 * - `bad-column-list`: `colConf` is no JSON list of columns, or names one property twice (`detail`)
 * - `bad-options`, `empty-options`, `duplicate-option`: options that cannot be selected
 * - `missing-action`: the address of options or rows is missing
 * - `bad-number`: no number, or out of bounds; `bounds-crossed`: the least is above the most
 * - `bad-value`: the default value is none of the choices
 * - `unknown-link`: `linkTo` names no field with choices
 * - `unsafe-address`: a link or address that is not opened, such as `javascript:`
 */
export type FormProblemCode =
  | 'older-format'
  | 'config-missing'
  | 'config-no-object'
  | 'no-component'
  | 'missing-id'
  | 'duplicate-id'
  | 'unknown-type'
  | 'no-children'
  | 'ragged-table'
  | 'too-deep'
  | 'misplaced'
  | 'empty-label'
  | 'bad-expression'
  | 'bad-formula'
  | 'bad-column-list'
  | 'bad-options'
  | 'duplicate-option'
  | 'empty-options'
  | 'missing-action'
  | 'bad-number'
  | 'bounds-crossed'
  | 'bad-value'
  | 'unknown-link'
  | 'unsafe-address';

export interface FormProblem {
  readonly code: FormProblemCode;
  /** `error`: submitted values may be wrong or missing; `warning`: it works, but differently than it looks. */
  readonly severity: 'error' | 'warning';
  /** The part at fault; none for the form as a whole. */
  readonly key?: NodeKey;
  /** Its component id. */
  readonly id?: string;
  /** The member at fault. */
  readonly member?: string;
  /** What is at fault: the type's name, the expression, the value. */
  readonly detail?: string;
}
