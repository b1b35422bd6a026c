import { useClientKit } from '@gezi/client';
import type { DictOptions, ListField } from '@gezi/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';

/**
 * Items of the dictionaries that fields refer to, by code; empty until loaded.
 *
 * @param fields must be constant
 */
export function useDictOptions(fields: readonly ListField[]): DictOptions {
  const { dictionaries, locale } = useClientKit();
  const codes = useMemo(
    () => [...new Set(fields.flatMap(({ dict, options }) => (options ? [] : (dict ?? []))))],
    [fields],
  );
  const read = useCallback(
    (): DictOptions => Object.fromEntries(codes.map((code) => [code, dictionaries.peek(code) ?? []])),
    [dictionaries, codes],
  );
  const [options, setOptions] = useState(read);

  useEffect(() => {
    const unsubscribe = dictionaries.subscribe(() => setOptions(read()));
    // A dictionary that fails to load has no items.
    for (const code of codes) dictionaries.items(code).catch(() => undefined);
    return unsubscribe;
  }, [dictionaries, locale, codes, read]);

  return options;
}
