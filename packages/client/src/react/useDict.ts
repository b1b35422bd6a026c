import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, labelOf, type ClientLocale, type DictionaryItem } from '../core/index';
import { useClientKit } from './clientContext';

/** A dictionary as a component sees it. */
export interface DictState {
  /** The items; empty until loaded. */
  items: readonly DictionaryItem[];
  loading: boolean;
  /** The error of the last attempt; `describeFailure` gives the message. */
  error: ApiError | undefined;
  /** Loads the dictionary again after a failure. */
  retry: () => void;
  /** The label of a value, or of comma-joined values; a value without a label is returned as it is. */
  labelOf: (value: string | number | null | undefined) => string;
}

/**
 * The items of a dictionary, loaded once for all components.
 *
 * @param code `code` or `table,text,code[,condition]`; undefined or null for none; `''` is an error (字典Code不能为空!)
 */
export function useDict(code: string | null | undefined): DictState {
  // The cache depends on the language.
  const { dictionaries, locale } = useClientKit();
  const peek = () => (code ? dictionaries.peek(code) : undefined);
  const cached = useSyncExternalStore(dictionaries.subscribe, peek, peek);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const isMissing = code !== null && code !== undefined && !cached;

  useEffect(() => {
    if (!isMissing) return;
    let isCancelled = false;
    const show = (part: Pick<Loaded, 'items' | 'error'>) => {
      if (!isCancelled) setLoaded({ code, locale, attempt, ...part });
    };
    dictionaries.items(code).then(
      (items) => show({ items }),
      (error: unknown) => show({ error: asApiError(error) }),
    );
    return () => {
      isCancelled = true;
    };
  }, [dictionaries, code, locale, attempt, isMissing]);

  const isFor = (one: Loaded) => one.code === code && one.locale === locale && one.attempt === attempt;
  const current = loaded && isFor(loaded) ? loaded : undefined;
  const items = cached ?? (isMissing ? current?.items : undefined) ?? NONE;
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
  locale: ClientLocale;
  attempt: number;
  items?: readonly DictionaryItem[];
  error?: ApiError;
}

const NONE: readonly DictionaryItem[] = [];

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ kind: 'malformed', path: '/sys/dict/getDictItems/', cause: error });
