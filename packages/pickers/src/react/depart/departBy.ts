import type { PickedDepart } from './PickedDepart';
import type { DepartIndex } from './useDepartTree';

/** The field of a department that is stored. */
export type DepartStore = 'id' | 'orgCode';

const codes = new WeakMap<DepartIndex, ReadonlyMap<string, PickedDepart>>();

/** Departments by their stored field; the tree itself is keyed by id. */
export function departBy(index: DepartIndex, store: DepartStore): ReadonlyMap<string, PickedDepart> {
  if (store === 'id') return index.nodes;
  const known = codes.get(index);
  if (known) return known;
  const made = new Map([...index.nodes.values()].map((node) => [node.orgCode, node]));
  codes.set(index, made);
  return made;
}
