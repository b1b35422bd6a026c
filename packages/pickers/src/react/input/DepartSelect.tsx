import { splitJoined } from '../../core/joined';
import { DepartPickerDialog } from '../depart/DepartPickerDialog';
import type { DepartPickerDialogProps } from '../depart/DepartPickerDialogProps';
import type { PickedDepart } from '../depart/PickedDepart';
import { useDepartNames } from '../depart/useDepartNames';
import { DialogInput, type DialogInputBase } from '../kit/DialogInput';

type Passed = 'multiple' | 'store' | 'title' | 'exclude' | 'disabledIds' | 'max' | 'width';

export interface DepartSelectProps extends DialogInputBase<PickedDepart>, Pick<DepartPickerDialogProps, Passed> {}

/** Input for departments. Shows names, stores ids or codes. */
export function DepartSelect({
  value,
  separator = ',',
  multiple,
  store = 'id',
  title,
  exclude,
  disabledIds,
  max,
  width,
  ...input
}: DepartSelectProps) {
  const values = splitJoined(value, separator);
  const dialog = { multiple, store, title, exclude, disabledIds, max, width };
  return (
    <DialogInput<PickedDepart>
      {...input}
      {...{ values, separator }}
      keyOf={(depart) => depart[store]}
      state={useDepartNames(values, store)}
      dialog={(held) => <DepartPickerDialog {...dialog} {...held} />}
    />
  );
}
