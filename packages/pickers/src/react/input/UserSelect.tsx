import { useState } from 'react';
import type { PickedUser } from '../../core/calls';
import { splitJoined } from '../../core/joined';
import { PickerInput, type PickerInputBase } from '../kit/PickerInput';
import { UserPickerDialog } from '../user/UserPickerDialog';
import type { UserPickerDialogProps } from '../user/UserPickerDialogProps';
import { useUserNames } from '../user/useUserNames';

type Passed = 'multiple' | 'valueField' | 'title' | 'exclude' | 'disabledIds' | 'max';

export interface UserSelectProps extends PickerInputBase, Pick<UserPickerDialogProps, Passed> {
  /** Stored values, joined. */
  value?: string;
  /** Default a comma. */
  separator?: string;
  onChange?: (value: string, users: PickedUser[]) => void;
}

/** Users of departments as an input: names are shown, accounts or ids are stored. */
export function UserSelect({
  value,
  separator = ',',
  onChange,
  multiple,
  valueField = 'username',
  title,
  exclude,
  disabledIds,
  max,
  ...input
}: UserSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const values = splitJoined(value, separator);
  const { names, loading } = useUserNames(values, valueField);
  const write = (users: PickedUser[]) => onChange?.(users.map((user) => user[valueField]).join(separator), users);
  return (
    <PickerInput
      {...input}
      text={names.filter(Boolean).join(', ')}
      loading={loading}
      onOpen={() => setOpen(true)}
      onClear={() => write([])}
    >
      <UserPickerDialog
        {...{ multiple, valueField, title, exclude, disabledIds, max }}
        open={isOpen}
        value={values}
        onOk={(users) => {
          setOpen(false);
          write(users);
        }}
        onCancel={() => setOpen(false)}
      />
    </PickerInput>
  );
}
