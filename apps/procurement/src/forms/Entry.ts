import type { ReactElement } from 'react';
import type { FieldProps } from './ControlField';

type EntryValue = string | number | null | undefined;
export type EntryValues = Record<string, EntryValue>;

type EntryBase = Pick<FieldProps, 'name' | 'label' | 'hint' | 'check' | 'validate' | 'missing' | 'wrong'>;

/** A field of an {@link EntryDialog}; the schema defines its constraints. */
export type Entry = EntryBase &
  (
    | { kind: 'text'; disabled?: boolean; placeholder?: string }
    | { kind: 'area'; placeholder?: string }
    | { kind: 'number' }
    | { kind: 'choice' | 'switch'; options: readonly { value: string | number; label: string }[] }
    | { kind: 'color' }
    /** `control` takes `value` and `onChange`. */
    | { kind: 'own'; control: ReactElement; isLabelled?: boolean }
  );
