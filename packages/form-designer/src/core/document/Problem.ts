import type { NodeKey } from './FormDocument';

/**
 * What is wrong in a form that opens all the same. Found when reading:
 * - `older-format`: was the shape `{fields: …}` and has been converted
 * - `config-missing`, `config-no-object`: the defaults stand for the settings
 * - `no-component`: an entry that is no component (null, a number, text); kept, not shown
 * - `missing-id`, `duplicate-id`: nothing is overwritten, but the submitted model has one place for both
 * - `unknown-type`: shown by the type's name (`detail`), kept as it is
 * - `no-children`: a container whose list of children is missing or no list
 * - `ragged-table`: rows of a table differ in the columns they cover
 * - `too-deep`: containers nested deeper than `MAX_DEPTH`; what lies below is kept unread
 *
 * Found by `editorProblems` besides: see there.
 */
export type ProblemCode =
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

export interface Problem {
  readonly code: ProblemCode;
  /** `error`: what is submitted may be wrong or missing; `warning`: it works, but not as it looks. */
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
