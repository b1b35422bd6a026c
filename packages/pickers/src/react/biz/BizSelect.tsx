import { useState } from 'react';
import { splitJoined } from '../../core/joined';
import { cellText } from '../../core/report/cellText';
import { PickerInput, type PickerInputBase } from '../kit/PickerInput';
import { BizSelectDialog } from './BizSelectDialog';
import type { BizSelectDialogProps } from './BizSelectDialogProps';
import type { BizRow } from './BizSource';
import { useBizNames } from './useBizNames';

export interface BizSelectProps
  extends PickerInputBase, Pick<BizSelectDialogProps, 'source' | 'multiple' | 'disabledIds' | 'max'> {
  /** Stored values, joined. */
  value?: string;
  /** Default a comma. */
  separator?: string;
  onChange?: (value: string, rows: BizRow[]) => void;
}

/** Records of a business list as an input: names are shown, the stored field is kept. */
export function BizSelect({
  source,
  multiple,
  disabledIds,
  max,
  value,
  separator = ',',
  onChange,
  ...input
}: BizSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const values = splitJoined(value, separator);
  const { names, loading } = useBizNames(values, source);
  const write = (rows: BizRow[]) =>
    onChange?.(rows.map((row) => cellText(row[source.rowKey ?? 'id'])).join(separator), rows);
  return (
    <PickerInput
      {...input}
      text={names.filter(Boolean).join(', ')}
      loading={loading}
      onOpen={() => setOpen(true)}
      onClear={() => write([])}
    >
      <BizSelectDialog
        {...{ source, multiple, disabledIds, max }}
        open={isOpen}
        value={values}
        onOk={(rows) => {
          setOpen(false);
          write(rows);
        }}
        onCancel={() => setOpen(false)}
      />
    </PickerInput>
  );
}
