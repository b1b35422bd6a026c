import { useState } from 'react';
import { splitJoined } from '../../core/joined';
import { DepartPickerDialog } from '../depart/DepartPickerDialog';
import type { DepartPickerDialogProps } from '../depart/DepartPickerDialogProps';
import type { PickedDepart } from '../depart/PickedDepart';
import { useDepartNames } from '../depart/useDepartNames';
import { PickerInput, type PickerInputBase } from '../kit/PickerInput';

type Passed = 'multiple' | 'store' | 'title' | 'disabledIds' | 'max' | 'width';

export interface DepartSelectProps extends PickerInputBase, Pick<DepartPickerDialogProps, Passed> {
  /** Stored values, joined. */
  value?: string;
  /** Default a comma (B§9). */
  separator?: string;
  onChange?: (value: string, departs: PickedDepart[]) => void;
}

/** Departments as an input: names are shown, ids or codes are stored. */
export function DepartSelect({
  value,
  separator = ',',
  onChange,
  multiple,
  store = 'id',
  title,
  disabledIds,
  max,
  width,
  ...input
}: DepartSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const values = splitJoined(value, separator);
  const { names, loading } = useDepartNames(values, store);
  const write = (departs: PickedDepart[]) => onChange?.(departs.map((one) => one[store]).join(separator), departs);
  return (
    <PickerInput
      {...input}
      text={names.filter(Boolean).join(', ')}
      loading={loading}
      onOpen={() => setOpen(true)}
      onClear={() => write([])}
    >
      <DepartPickerDialog
        {...{ multiple, store, title, disabledIds, max, width }}
        open={isOpen}
        value={values}
        onOk={(departs) => {
          setOpen(false);
          write(departs);
        }}
        onCancel={() => setOpen(false)}
      />
    </PickerInput>
  );
}
