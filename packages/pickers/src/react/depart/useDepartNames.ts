import { useTexts } from '../../texts/useTexts';
import type { NamesState } from '../kit/NamesState';
import { departText } from './departText';
import type { PickedDepart } from './PickedDepart';
import { departBy, type DepartStore } from './departBy';
import { useDepartTree } from './useDepartTree';

/** Names of stored departments. @param store the stored field; default `id` */
export function useDepartNames(values: readonly string[], store: DepartStore = 'id'): NamesState<PickedDepart> {
  const texts = useTexts();
  const { data: index, loading, error, retry } = useDepartTree(values.some(Boolean));
  const byStore = index && departBy(index, store);
  const found = values.map((value) => [value, byStore?.get(value)] as const);
  return {
    names: found.map(([value, depart]) =>
      byStore ? (depart ? departText(depart) : value && texts.departs.unknown) : '',
    ),
    items: new Map(found.flatMap(([value, depart]) => (depart ? [[value, depart] as const] : []))),
    loading: loading && !index,
    failed: error !== undefined && !index,
    retry,
  };
}
