import { useState, type ReactNode } from 'react';
import type { NamesState } from './NamesState';
import { PickerInput, type PickerInputBase } from './PickerInput';

/** What an input of stored values takes, beside what its dialog takes. */
export interface DialogInputBase<Item> extends PickerInputBase {
  /** Stored values, joined. */
  value?: string;
  /** Default a comma (B§9). */
  separator?: string;
  onChange?: (value: string, items: Item[]) => void;
}

/** How the dialog of an input is held. */
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
  onChange?: (value: string, items: Item[]) => void;
  /** What is stored of an item. */
  keyOf: (item: Item) => string;
  /** What the values are called. */
  state: NamesState<Item>;
  dialog: (held: HeldDialog<Item>) => ReactNode;
}

/** Stored values as an input with its dialog: names are shown, joined values are kept. */
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
