import type { PickedDepart } from './PickedDepart';
import type { DepartStore } from './departBy';

export interface DepartPickerDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Whether several departments can be selected; default false. */
  multiple?: boolean;
  /** Values of `store` that are selected when the dialog opens. */
  value?: readonly string[];
  /** The field of a department that is stored; default `id` (B§9). */
  store?: DepartStore;
  /** Title of the dialog; default 选择部门. */
  title?: string;
  /** Values of departments that are left out of the tree with their descendants. */
  exclude?: readonly string[];
  /** Values of departments that can be neither selected nor deselected. */
  disabledIds?: readonly string[];
  /** Maximum number of departments; default no bound. */
  max?: number;
  /** Width in pixels; default 500 (B§9). */
  width?: number;
  /** Called with the selected departments; one that no longer exists has only the stored value. */
  onOk: (departs: PickedDepart[]) => void;
  /** Called when the dialog is cancelled. */
  onCancel: () => void;
}
