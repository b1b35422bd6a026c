import { useEffect, useSyncExternalStore } from 'react';
import type { Names } from '../../core/names/createNames';
import type { NamesState } from './NamesState';

/**
 * What stored values are called, by a cache that many components may ask at once.
 *
 * @param nameOf the name of an item
 * @param unknown stands for a value nobody knows any more
 */
export function useNames<Item>(
  names: Names<Item>,
  values: readonly string[],
  nameOf: (item: Item) => string,
  unknown: string,
): NamesState<Item> {
  useSyncExternalStore(names.subscribe, names.version, names.version);
  const asked = values.join(',');
  const ask = () => names.ask(asked.split(','));
  useEffect(() => names.ask(asked.split(',')), [names, asked]);

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
