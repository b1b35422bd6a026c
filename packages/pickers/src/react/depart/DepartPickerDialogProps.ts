import type { PickedDepart } from './PickedDepart';
import type { DepartStore } from './departBy';

export interface DepartPickerDialogProps {
  open: boolean;
  /** Several departments; default one. */
  multiple?: boolean;
  /** Chosen when it opens: values of `store`. */
  value?: readonly string[];
  /** The member of a department that is stored; default `id` (B§9). */
  store?: DepartStore;
  /** Default 选择部门. */
  title?: string;
  /** Values of departments that are not in the tree, nor is what lies below them. */
  exclude?: readonly string[];
  /** Values of departments that can neither be chosen nor given up. */
  disabledIds?: readonly string[];
  /** Most departments at once. */
  max?: number;
  /** Pixels; default 500 (B§9). */
  width?: number;
  /** All chosen; a department that is gone has only the stored value. */
  onOk: (departs: PickedDepart[]) => void;
  onCancel: () => void;
}
