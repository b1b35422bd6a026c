import { UserPickerDialog } from '@gezi/pickers';
import { keysOf } from '../../core/cells/keysOf';
import { fieldSettings } from '../../core/columns/fieldSettings';
import type { EditorProps } from '../../dom/Popup';
import { userField } from './userField';

/** 根据部门选择用户, for the active cell. */
export function Editor({ request: { column, value, pick, close } }: EditorProps) {
  const field = userField(column);
  return (
    <UserPickerDialog
      open
      multiple={fieldSettings(column).multi ?? true}
      value={keysOf(value)}
      valueField={field}
      onOk={(users) => pick(users.map((user) => user[field]).join(','))}
      onCancel={close}
    />
  );
}
