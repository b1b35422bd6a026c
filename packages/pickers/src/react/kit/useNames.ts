import { useEffect, useSyncExternalStore } from 'react';
import type { Names } from '../../core/names/createNames';
import type { NamesState } from './NamesState';

/**
 * Names of stored values, from a cache that many components share.
 *
 * @param nameOf the name of an item
 * @param unknown name of values that no longer exist
 */
export function useNames<Item>(
  names: Names<Item>,
  values: readonly string[],
  nameOf: (item: Item) => string,
  unknown: string,
): NamesState<Item> {
  useSyncExternalStore(names.subscribe, names.version, names.version);
  const asked = values.join(',');
  const ask = () => names.request(asked.split(','));
  useEffect(() => names.request(asked.split(',')), [names, asked]);

  const found = values.map((value) => [value, names.peek(value)] as const);
  const missing = found.filter(([value, item]) => value !== '' && item === undefined);
  const failed = missing.some(([value]) => names.hasFailed(value));
  return {
    names: found.map(([, item]) => (item === undefined ? '' : item === null ? unknown : nameOf(item))),
    items: new Map(found.flatMap(([value, item]) => (item ? [[value, item] as const] : []))),
    loading: missing.length > 0 && !failed,
    failed,
    retry: ask,
  };
}
