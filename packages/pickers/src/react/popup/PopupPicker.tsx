import { App } from 'antd';
import { useEffect, useState } from 'react';
import { popupValues, readPopupFields, type PopupSettings } from '../../core/popup/popupFields';
import type { ReportRow } from '../../core/report/ReportConfig';
import { useTexts } from '../../texts/useTexts';
import { PickerInput, type PickerInputBase } from '../kit/PickerInput';
import { ReportDialog } from '../report/ReportDialog';
import type { ReportDialogProps } from '../report/ReportDialogProps';

type Passed = 'multiple' | 'params' | 'sorter' | 'groupId' | 'width' | 'exclude' | 'disabledIds' | 'max';

export interface PopupPickerProps extends PopupSettings, PickerInputBase, Pick<ReportDialogProps, Passed> {
  /** Value of the destination field that this input shows. */
  value?: string;
  /** Separator of the values of several rows; default a comma (B§9). */
  separator?: string;
  /** Called with every destination field and its new value; all `''` after clearing. */
  onChange?: (values: Record<string, string>, rows: ReportRow[]) => void;
}

/** Input filled from rows of a report. With an invalid configuration it shows a message and is hidden (B§4). */
export function PopupPicker(props: PopupPickerProps) {
  const {
    code,
    orgFields,
    destFields,
    value = '',
    separator,
    onChange,
    multiple,
    params,
    sorter,
    groupId,
    width,
    exclude,
    disabledIds,
    max,
    ...input
  } = props;
  const texts = useTexts();
  const { message } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const fields = readPopupFields({ code, orgFields, destFields });
  const refusal = fields.ok ? undefined : texts.popup.refused[fields.reason];

  useEffect(() => {
    if (refusal) void message.warning({ content: refusal, key: refusal });
  }, [message, refusal]);
  if (!fields.ok) return null;

  const write = (rows: ReportRow[]) => onChange?.(popupValues(fields.value, rows, separator), rows);
  return (
    <PickerInput {...input} text={value} onOpen={() => setOpen(true)} onClear={() => write([])}>
      <ReportDialog
        {...{ code, multiple, params, sorter, groupId, width, exclude, disabledIds, max }}
        open={isOpen}
        onOk={(rows) => {
          setOpen(false);
          write(rows);
        }}
        onCancel={() => setOpen(false)}
      />
    </PickerInput>
  );
}
