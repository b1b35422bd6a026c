import type { PickedUser } from '../../core/calls';
import type { UserField } from './userNames';

export interface UserPickerDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Whether several users can be selected; default false. */
  multiple?: boolean;
  /** Values of `valueField` that are selected when the dialog opens. */
  value?: readonly string[];
  /** The field of a user that is stored; default `username`. */
  valueField?: UserField;
  /** Title of the dialog; default 根据部门选择用户. */
  title?: string;
  /** Values of users that are not listed. */
  exclude?: readonly string[];
  /** Values of users that can be neither selected nor deselected. */
  disabledIds?: readonly string[];
  /** Maximum number of users; default no bound. */
  max?: number;
  /** Called with the selected users in the order of selection; one that no longer exists has only the stored value. */
  onOk: (users: PickedUser[]) => void;
  /** Called when the dialog is cancelled. */
  onCancel: () => void;
}
