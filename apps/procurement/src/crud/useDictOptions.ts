import { useClientKit } from '@gezi/client';
import type { DictOptions, ListField } from '@gezi/domain';
import { useEffect, useMemo, useState } from 'react';

/**
 * The items of the dictionaries that fields take their values from, by code; empty until loaded.
 *
 * @param fields a constant list
 */
export function useDictOptions(fields: readonly ListField[]): DictOptions {
  const { dictionaries } = useClientKit();
  const codes = useMemo(
    () => [...new Set(fields.flatMap(({ dict, options }) => (options ? [] : (dict ?? []))))],
    [fields],
  );
  // Counts the changes of the cache.
  const [version, setVersion] = useState(0);

  useEffect(() => {
    const unsubscribe = dictionaries.subscribe(() => setVersion((count) => count + 1));
    // A dictionary that cannot be loaded has no items.
    for (const code of codes) dictionaries.items(code).catch(() => undefined);
    return unsubscribe;
  }, [dictionaries, codes]);

  return useMemo(
    () => Object.fromEntries(codes.map((code) => [code, dictionaries.peek(code) ?? []])),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the cache has changed
    [codes, dictionaries, version],
  );
}
