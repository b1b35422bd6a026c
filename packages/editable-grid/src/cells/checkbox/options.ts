/** Options of a checkbox. */
export interface CheckboxOptions {
  /** Stored values, checked first; default `[true, false]`. */
  customValue?: readonly [checked: unknown, unchecked: unknown];
  /** The checkbox of a new row is checked. Default false. */
  defaultChecked?: boolean;
}
