import type { InputMember } from '@gezi/domain';
import { createContext, useContext } from 'react';
import type { FieldSpec } from './core/checkFields';

/** What fields share with the form around them. */
export interface RecordContextValue {
  /** Of the form's elements. */
  id: string;
  memberOf: (name: string) => InputMember | undefined;
  /** A field comes to the screen; returns how it leaves. */
  enter: (name: string, spec: FieldSpec) => () => void;
  /** Asks the server about the value of a field, if it is worth asking; answers with its refusal. */
  ask: (name: string, signal: AbortSignal) => Promise<string | undefined>;
  /** False: required fields are not marked. */
  hasMarks: boolean;
}

export const RecordContext = createContext<RecordContextValue | undefined>(undefined);

export function useRecord(): RecordContextValue {
  const record = useContext(RecordContext);
  if (!record) throw new Error('a field needs a RecordForm around it');
  return record;
}
