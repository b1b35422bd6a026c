import { useState, type ReactNode } from 'react';
import type { NamesState } from './NamesState';
import { PickerInput, type PickerInputBase } from './PickerInput';

/** Props of an input of stored values, besides those of its dialog. */
export interface DialogInputBase<Item> extends PickerInputBase {
  /** Stored values, joined. */
  value?: string;
  /** Separator of the stored values; default a comma (B§9). */
  separator?: string;
  /** Called with the new value. */
  onChange?: (value: string, items: Item[]) => void;
}

/** Props that an input passes to its dialog. */
interface HeldDialog<Item> {
  open: boolean;
  value: readonly string[];
  onOk: (items: Item[]) => void;
  onCancel: () => void;
}

export interface DialogInputProps<Item> extends PickerInputBase {
  /** Stored values, apart. */
  values: readonly string[];
  separator: string;
  /** Called with the new value. */
  onChange?: (value: string, items: Item[]) => void;
  /** Stored value of an item. */
  keyOf: (item: Item) => string;
  /** Names of the values. */
  state: NamesState<Item>;
  dialog: (held: HeldDialog<Item>) => ReactNode;
}

/** Input of stored values with its dialog. Shows names and stores joined values. */
export function DialogInput<Item>({
  values,
  separator,
  onChange,
  keyOf,
  state,
  dialog,
  ...input
}: DialogInputProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const { names, loading, failed, retry } = state;
  const write = (items: Item[]) => onChange?.(items.map(keyOf).join(separator), items);
  return (
    <PickerInput
      {...input}
      text={names.filter(Boolean).join(', ')}
      filled={values.length > 0}
      loading={loading}
      failed={failed}
      onRetry={retry}
      onOpen={() => setOpen(true)}
      onClear={() => write([])}
    >
      {dialog({
        open: isOpen,
        value: values,
        onOk(items) {
          setOpen(false);
          write(items);
        },
        onCancel: () => setOpen(false),
      })}
    </PickerInput>
  );
}
