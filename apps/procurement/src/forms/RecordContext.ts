import type { InputMember } from '@gezi/domain';
import { createContext, useContext } from 'react';
import type { FieldSpec } from './core/checkFields';

/** Shared by a form with its fields. */
export interface RecordContextValue {
  /** Prefix of element ids. */
  id: string;
  memberOf: (name: string) => InputMember | undefined;
  /** Registers a mounted field; returns the unregister function. */
  registerField: (name: string, spec: FieldSpec) => () => void;
  /** Validates a field's value on the server if needed; resolves to the refusal's message. */
  checkOnServer: (name: string, signal: AbortSignal) => Promise<string | undefined>;
  /** False: required fields are not marked. */
  hasMarks: boolean;
}

export const RecordContext = createContext<RecordContextValue | undefined>(undefined);

export function useRecord(): RecordContextValue {
  const record = useContext(RecordContext);
  if (!record) throw new Error('a field needs a RecordForm around it');
  return record;
}
