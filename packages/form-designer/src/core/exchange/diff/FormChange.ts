import type { Json } from '../../document/FormDocument';

/**
 * - `added`, `removed`: a component; a removed field is breaking, an added one if it is required
 * - `id-renamed`: the same component with another id; stored values have the old one
 * - `type-changed`
 * - `moved`: into another container (breaking into or out of a dynamic table, which changes the place of the value);
 *   `reordered`: among its siblings
 * - `label-changed`
 * - `now-required`, `no-longer-required`
 * - `options-removed` (stored values may be invalid now), `options-added`, `options-renamed`
 * - `source-changed`: the choices have another source
 * - `shape-changed`: single or multiple values, a time or a range, other values of a switch
 * - `narrowed`, `widened`: a bound of the value
 * - `format-changed`: the format of dates and times
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
  /** Whether values of the earlier version may be refused, lost or misread in the later version. */
  readonly breaking: boolean;
  /** Id of the component in the later version, of a removed one in the earlier; absent for the whole form. */
  readonly id?: string;
  readonly label?: string;
  readonly type?: string;
  readonly member?: string;
  readonly from?: Json;
  readonly to?: Json;
}
