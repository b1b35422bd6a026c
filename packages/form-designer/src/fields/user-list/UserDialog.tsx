import { UserPickerDialog } from '@gezi/pickers';
import type { PeopleDialogProps } from '../shared/dialog/PeopleField';

/** The platform's dialog of users. */
export function UserDialog({ onOk, ...dialog }: PeopleDialogProps) {
  return (
    <UserPickerDialog
      {...dialog}
      valueField="id"
      onOk={(users) => onOk(users.map(({ id, realname }) => ({ id, name: realname })))}
    />
  );
}
