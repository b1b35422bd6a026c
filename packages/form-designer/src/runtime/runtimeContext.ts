import { createContext, useContext } from 'react';
import type { FormDocument, JsonObject } from '../core/document/FormDocument';
import type { FieldSize, RuntimeFields } from './FieldProps';
import type { OptionSources } from './options/OptionSources';
import type { FormStore } from './store/FormStore';

/** Context of every part of one rendered form; the same object until the props change. */
export interface RuntimeKit {
  store: FormStore;
  document: FormDocument;
  fields: RuntimeFields;
  /** Begins the DOM ids of this form. */
  prefix: string;
  size: FieldSize;
  readOnly: boolean;
  disabled: boolean;
  /** Options fetched once for this form. */
  options: OptionSources;
  onAction: ((id: string, item: JsonObject) => void) | undefined;
}

export const RuntimeContext = createContext<RuntimeKit | undefined>(undefined);

/** @throws {Error} outside of a `FormRuntime` */
export function useRuntime(): RuntimeKit {
  const kit = useContext(RuntimeContext);
  if (!kit) throw new Error('useRuntime: no <FormRuntime> above');
  return kit;
}
