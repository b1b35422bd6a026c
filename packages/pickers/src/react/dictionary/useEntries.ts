import { useDict, type ApiError, type DictionaryItem } from '@gezi/client';
import type { DictBase } from './DictBase';

export interface Entries {
  items: readonly DictionaryItem[];
  loading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** The entries of a widget: its options, or those of its dictionary. */
export function useEntries({ dictCode, options }: DictBase): Entries {
  const dict = useDict(options ? undefined : (dictCode ?? ''));
  return options ? { ...dict, items: options, loading: false, error: undefined } : dict;
}
