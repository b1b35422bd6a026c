import { useTexts } from '../../texts/useTexts';
import type { NamesState } from '../kit/NamesState';
import type { PickedDepart } from './PickedDepart';
import { useDepartTree, type DepartIndex } from './useDepartTree';

/** Which member of a department is stored. */
export type DepartStore = 'id' | 'orgCode';

/** What stored departments are called. @param store default `id` */
export function useDepartNames(values: readonly string[], store: DepartStore = 'id'): NamesState<PickedDepart> {
  const texts = useTexts();
  const { data: index, loading } = useDepartTree(values.some(Boolean));
  const byStore = index && (store === 'id' ? index.nodes : byCode(index));
  const found = values.map((value) => [value, byStore?.get(value)] as const);
  return {
    names: found.map(([value, depart]) =>
      !byStore && loading ? '' : (depart?.departName ?? (value && texts.departs.unknown)),
    ),
    items: new Map(found.flatMap(([value, depart]) => (depart ? [[value, depart] as const] : []))),
    loading: loading && !index,
  };
}

const codes = new WeakMap<DepartIndex, ReadonlyMap<string, PickedDepart>>();

/** Departments by code; the tree is keyed by id. */
export function byCode(index: DepartIndex): ReadonlyMap<string, PickedDepart> {
  const known = codes.get(index);
  if (known) return known;
  const made = new Map([...index.nodes.values()].map((node) => [node.orgCode, node]));
  codes.set(index, made);
  return made;
}
