import type { PickedUser } from '../../core/calls';
import { splitJoined } from '../../core/joined';
import { DialogInput, type DialogInputBase } from '../kit/DialogInput';
import { UserPickerDialog } from '../user/UserPickerDialog';
import type { UserPickerDialogProps } from '../user/UserPickerDialogProps';
import { useUserNames } from '../user/useUserNames';

type Passed = 'multiple' | 'valueField' | 'title' | 'exclude' | 'disabledIds' | 'max';

export interface UserSelectProps extends DialogInputBase<PickedUser>, Pick<UserPickerDialogProps, Passed> {}

/** Input for users, selected by department. Shows names, stores accounts or ids. */
export function UserSelect({
  value,
  separator = ',',
  multiple,
  valueField = 'username',
  title,
  exclude,
  disabledIds,
  max,
  ...input
}: UserSelectProps) {
  const values = splitJoined(value, separator);
  const dialog = { multiple, valueField, title, exclude, disabledIds, max };
  return (
    <DialogInput<PickedUser>
      {...input}
      {...{ values, separator }}
      keyOf={(user) => user[valueField]}
      state={useUserNames(values, valueField)}
      dialog={(held) => <UserPickerDialog {...dialog} {...held} />}
    />
  );
}
