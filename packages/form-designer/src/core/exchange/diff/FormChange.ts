import type { Json } from '../../document/FormDocument';

/**
 * - `added`, `removed`: a component; a removed field is breaking, an added one if it is required
 * - `id-renamed`: the same component under another id: stored values go by the old one
 * - `type-changed`
 * - `moved`: into another container (breaking into or out of a dynamicTable: the value has another place); `reordered`
 * - `label-changed`
 * - `now-required`, `no-longer-required`
 * - `options-removed` (values that were chosen may be none now), `options-added`, `options-renamed`
 * - `source-changed`: choices come from somewhere else
 * - `shape-changed`: one value or several, a moment or a range, other values of a switch
 * - `narrowed`, `widened`: a bound of what may be entered
 * - `format-changed`: how dates and times are written
 * - `rule-added`, `rule-removed`
 * - `default-changed`, `logic-changed`, `layout-changed`, `setting-changed`
 * - `changed`: any other member
 */
export type FormChangeCode =
  | 'added'
  | 'removed'
  | 'id-renamed'
  | 'type-changed'
  | 'moved'
  | 'reordered'
  | 'label-changed'
  | 'now-required'
  | 'no-longer-required'
  | 'options-removed'
  | 'options-added'
  | 'options-renamed'
  | 'source-changed'
  | 'shape-changed'
  | 'narrowed'
  | 'widened'
  | 'format-changed'
  | 'rule-added'
  | 'rule-removed'
  | 'default-changed'
  | 'logic-changed'
  | 'layout-changed'
  | 'setting-changed'
  | 'changed';

/** One difference between two versions of a form. */
export interface FormChange {
  readonly code: FormChangeCode;
  /** Whether values stored or sent under the earlier version may be refused, lost or read wrongly under the later. */
  readonly breaking: boolean;
  /** The component, by its id in the later version (a removed one: in the earlier); none for the form as a whole. */
  readonly id?: string;
  readonly label?: string;
  readonly type?: string;
  readonly member?: string;
  readonly from?: Json;
  readonly to?: Json;
}
