import type { ReactNode } from 'react';

export type EntryValue = string | number | null | undefined;
export type EntryValues = Readonly<Record<string, EntryValue>>;

interface EntryBase {
  name: string;
  label: string;
  required?: boolean;
  /** Said below the field. */
  hint?: string;
}

/** A field of an {@link EntryDialog}. */
export type Entry = EntryBase &
  (
    | {
        kind: 'text';
        maxLength?: number;
        disabled?: boolean;
        placeholder?: string;
        /** Asks the server about what was typed; its refusal is said at the field. Asked again for each `checkKey`. */
        check?: (value: string, signal: AbortSignal) => Promise<unknown>;
        checkKey?: string;
      }
    | { kind: 'area'; maxLength?: number; placeholder?: string }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'choice'; options: readonly { value: string | number; label: string }[] }
    | { kind: 'switch'; options: readonly { value: string | number; label: string }[] }
    | { kind: 'color' }
    | { kind: 'own'; render: (value: EntryValue, onChange: (value: EntryValue) => void) => ReactNode }
  );
