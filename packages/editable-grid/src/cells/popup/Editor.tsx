import { popupValues, ReportDialog } from '@gezi/pickers';
import { fieldSettings } from '../../core/columns/fieldSettings';
import type { EditorProps } from '../../dom/Popup';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { popupFields } from './popupFields';

/** Rows of a report to pick from; the mapped fields are written into the row, values of several rows comma-joined. */
export function Editor({ request: { column, fill, close } }: EditorProps) {
  const texts = useSheetTexts();
  const fields = popupFields(column);
  if (!fields.ok)
    return (
      <div className="gezi-list-empty gezi-list-error" role="alert">
        {texts.popup[fields.reason]}
      </div>
    );
  return (
    <ReportDialog
      open
      code={column.popupCode ?? ''}
      multiple={fieldSettings(column).multi ?? false}
      onOk={(rows) => fill(popupValues(fields.value, rows))}
      onCancel={close}
    />
  );
}
