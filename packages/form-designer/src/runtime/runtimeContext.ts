import { createContext, useContext } from 'react';
import type { FormDocument, JsonObject } from '../core/document/FormDocument';
import type { FieldSize, RuntimeFields } from './FieldProps';
import type { OptionSources } from './options/OptionSources';
import type { FormStore } from './store/FormStore';

/** What every part of one rendered form stands on; the same object while the form is not changed from outside. */
export interface RuntimeKit {
  store: FormStore;
  document: FormDocument;
  fields: RuntimeFields;
  /** Begins the DOM ids of this form. */
  prefix: string;
  size: FieldSize;
  readOnly: boolean;
  disabled: boolean;
  /** Pixels of labels whose item does not say; of no meaning where labels stand on top. */
  labelWidth: number;
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
