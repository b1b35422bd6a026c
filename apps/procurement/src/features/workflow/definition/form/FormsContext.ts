import type { ProcessDefinition } from '@gezi/domain';
import { createContext, use } from 'react';
import type { KnownForm } from '../core/knownForm';

/** Forms by id; null for one that does not exist, absent while it loads. */
export type KnownForms = ReadonlyMap<string, KnownForm | null>;

interface FormsContextValue {
  definition: ProcessDefinition | undefined;
  forms: KnownForms;
}

/** The open definition with the forms that it names, for the settings of its steps. */
export const FormsContext = createContext<FormsContextValue>({ definition: undefined, forms: new Map() });
export const useKnownForms = (): FormsContextValue => use(FormsContext);
