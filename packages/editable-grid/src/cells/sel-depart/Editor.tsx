import { DepartPickerDialog } from '@gezi/pickers';
import { keysOf } from '../../core/cells/keysOf';
import { fieldSettings } from '../../core/columns/fieldSettings';
import type { EditorProps } from '../../dom/Popup';
import { departField } from './departField';

/** 选择部门, for the active cell. */
export function Editor({ request: { column, value, pick, close } }: EditorProps) {
  const field = departField(column);
  return (
    <DepartPickerDialog
      open
      multiple={fieldSettings(column).multi ?? true}
      value={keysOf(value)}
      store={field}
      onOk={(departs) => pick(departs.map((depart) => depart[field]).join(','))}
      onCancel={close}
    />
  );
}
