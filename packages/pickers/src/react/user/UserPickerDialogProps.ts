import type { PickedUser } from '../../core/calls';
import type { UserField } from './userNames';

export interface UserPickerDialogProps {
  open: boolean;
  /** Several users; default one. */
  multiple?: boolean;
  /** Chosen when it opens: values of `valueField`. */
  value?: readonly string[];
  /** The member of a user that is stored; default `username`. */
  valueField?: UserField;
  /** Default 根据部门选择用户. */
  title?: string;
  /** Values of users that are not listed at all. */
  exclude?: readonly string[];
  /** Values of users that can neither be chosen nor given up. */
  disabledIds?: readonly string[];
  /** Most users at once. */
  max?: number;
  /** Everybody chosen, in the order of choosing; somebody who is gone has only the stored value. */
  onOk: (users: PickedUser[]) => void;
  onCancel: () => void;
}
