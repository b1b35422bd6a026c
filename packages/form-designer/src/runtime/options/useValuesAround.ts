import { useSyncExternalStore } from 'react';
import type { FormValues } from '../../core/model/CompiledForm';
import { useRuntime } from '../runtimeContext';
import { VALUES } from '../store/FormStore';

/** The values a field can see: those of its row in a dynamicTable, or of the form. */
export function useValuesAround(path: string): FormValues {
  const { store } = useRuntime();
  const read = () => store.valuesAround(path);
  return useSyncExternalStore((listener) => store.subscribe(VALUES, listener), read, read);
}
