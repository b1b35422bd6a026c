import type { NodeTree } from '../commands/FormCommand';
import { childMember, idOf, MAX_DEPTH } from './containers';
import type { Json, JsonObject, NodeKey, NodeKind } from './FormDocument';
import { isObject } from './members';

/**
 * Reads the parts of a saved list and gives each a unique key. Nothing is dropped or repaired: an entry that is not a
 * component becomes `opaque`, and children that are nested too deeply are left in `data`.
 *
 * @param taken keys that are already in use; new keys are added
 */
export function readTrees(list: readonly Json[], taken: Set<NodeKey> = new Set(['root'])): NodeTree[] {
  const repeated = new Map<string, number>();
  return list.map((entry) => partOf(entry, 'item', '', 0));

  function freeKey(wanted: string): NodeKey {
    let key = wanted;
    // The count is stored, so that thousands of parts with one id do not try the same keys again.
    for (let count = repeated.get(wanted) ?? 2; taken.has(key); count += 1) {
      key = `${wanted}~${count}`;
      repeated.set(wanted, count + 1);
    }
    taken.add(key);
    return key;
  }

  function partOf(entry: Json, kind: NodeKind, name: string, depth: number): NodeTree {
    if (!isObject(entry))
      return { key: freeKey(name || 'entry'), kind: 'opaque', data: {}, value: entry, children: [] };
    const key = freeKey(kind === 'column' ? name : idOf(entry) || name || 'item');
    const member = childMember(kind, entry);
    if (!member) return { key, kind, data: entry, children: [] };
    const saved: unknown = Object.hasOwn(entry, member) ? entry[member] : undefined;
    if (!Array.isArray(saved)) return { key, kind, data: entry, children: [], shape: 'childless' };
    if (depth >= MAX_DEPTH) return { key, kind, data: entry, children: [], shape: 'tooDeep' };
    const data: JsonObject = { ...entry, [member]: null };
    if (member === 'layoutArray') return { key, kind, data, ...cellsOf(saved as Json[], key, depth + 1) };
    const inner = kind === 'item' && entry['compType'] === 'row' ? 'column' : 'item';
    const children = (saved as Json[]).map((each, index) => partOf(each, inner, `${key}/${index}`, depth + 1));
    return { key, kind, data, children };
  }

  function cellsOf(saved: readonly Json[], table: NodeKey, depth: number) {
    const rows: number[] = [];
    const children: NodeTree[] = [];
    for (const [index, row] of saved.entries()) {
      if (Array.isArray(row)) {
        rows.push(row.length);
        for (const [at, cell] of (row as Json[]).entries())
          children.push(partOf(cell, 'cell', `${table}/${index}.${at}`, depth));
      } else {
        rows.push(1);
        children.push({
          key: freeKey(`${table}/${index}`),
          kind: 'opaque',
          data: {},
          value: row,
          children: [],
          shape: 'tableRow',
        });
      }
    }
    return { rows, children };
  }
}
