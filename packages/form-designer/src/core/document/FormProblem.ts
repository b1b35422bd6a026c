import type { NodeKey } from './FormDocument';

/**
 * A fault in a form that can still be opened. Reported by `readForm`:
 * - `older-format`: the form had the older format `{fields: …}` and was converted
 * - `config-missing`, `config-no-object`: the default settings apply
 * - `no-component`: an entry that is not a component (null, a number, text); preserved, not shown
 * - `missing-id`, `duplicate-id`: the document is unchanged, but only one value per id is submitted
 * - `unknown-type`: shown by the type's name (`detail`), preserved unchanged
 * - `no-children`: a container whose list of children is missing or not a list
 * - `ragged-table`: rows of a table differ in the columns they cover
 * - `too-deep`: containers nested deeper than `MAX_DEPTH`; their content is preserved unread
 *
 * Reported by `editorProblems` in addition:
 * - `misplaced`: in a place that the designer refuses; `detail` is the refusal, e.g. `nested-layout`
 * - `empty-label`: a required field without label, so that its message names no field
 * - `bad-expression`: a rule's expression is refused; `detail` is the expression
 * - `bad-formula`: an expression of `logic` is not evaluated; `member` names it, `detail` the reason
 * - `bad-column-list`: `colConf` is not a JSON list of columns, or has a property twice (`detail`)
 * - `bad-options`, `empty-options`, `duplicate-option`: options that cannot be selected
 * - `missing-action`: the address of options or rows is missing
 * - `bad-number`: not a number, or out of bounds; `bounds-crossed`: the minimum is above the maximum
 * - `bad-value`: the default value is not one of the choices
 * - `unknown-link`: `linkTo` does not refer to a field with choices
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
  /** `error`: submitted values may be wrong or missing; `warning`: the form works, but not as it appears. */
  readonly severity: 'error' | 'warning';
  /** The part at fault; none for the form as a whole. */
  readonly key?: NodeKey;
  /** Its component id. */
  readonly id?: string;
  /** The member at fault. */
  readonly member?: string;
  /** The cause: the name of the type, the expression, or the value. */
  readonly detail?: string;
}
