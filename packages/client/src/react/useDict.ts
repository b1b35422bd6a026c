import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, labelOf, type DictionaryItem } from '../core/index';
import { useClientKit } from './clientContext';

export interface DictState {
  /** Empty until loaded. */
  items: readonly DictionaryItem[];
  loading: boolean;
  /** Why it could not be loaded; what to show tells `describeFailure`. */
  error: ApiError | undefined;
  /** Loads again after a failure. */
  retry: () => void;
  /** The label of a value, or of comma-joined values; a value without a label is returned as it is. */
  labelOf: (value: string | number | null | undefined) => string;
}

/**
 * The items of a dictionary, loaded once for all who ask.
 *
 * @param code undefined or null for none; `''` is an error (字典Code不能为空!)
 */
export function useDict(code: string | null | undefined): DictState {
  const { dictionaries } = useClientKit();
  const peek = () => (code ? dictionaries.peek(code) : undefined);
  const atHand = useSyncExternalStore(dictionaries.subscribe, peek, peek);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const isMissing = code !== null && code !== undefined && !atHand;

  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const show = (part: Pick<Loaded, 'items' | 'error'>) => {
      if (!isLeft) setLoaded({ code, attempt, ...part });
    };
    dictionaries.items(code).then(
      (items) => show({ items }),
      (error: unknown) => show({ error: asApiError(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [dictionaries, code, attempt, isMissing]);

  const current = loaded?.code === code && loaded?.attempt === attempt ? loaded : undefined;
  const items = atHand ?? (isMissing ? current?.items : undefined) ?? NONE;
  return {
    items,
    loading: isMissing && !current,
    error: isMissing ? current?.error : undefined,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    labelOf: useCallback((value) => labelOf(items, value), [items]),
  };
}

interface Loaded {
  code: string;
  attempt: number;
  items?: readonly DictionaryItem[];
  error?: ApiError;
}

const NONE: readonly DictionaryItem[] = [];

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ kind: 'malformed', path: '/sys/dict/getDictItems/', cause: error });
