import { ownerOf, type MergedCell } from '@gezi/editable-grid/core';
import type { FormDocument, JsonObject, NodeKey } from '../../document/FormDocument';
import { Draft, refuse, type CommandOutcome } from '../Draft';
import { startsOf } from './insertLine';
import { layoutOf, tablePlace } from './tablePlace';

/**
 * Removes the row or column of a cell with its content. A merged cell that extends beyond the line becomes smaller; one
 * that begins in it moves to the next line with its content.
 */
export function removeLine(document: FormDocument, key: NodeKey, line: 'row' | 'column'): CommandOutcome {
  const place = tablePlace(document, key);
  if ('ok' in place) return place;
  const { table, grid, width } = place;
  const isRow = line === 'row';
  if ((isRow ? grid.length : width) === 1) return refuse('last-one', { key });
  const at = isRow ? place.row : place.column;
  const layout = layoutOf(document, place);
  const draft = new Draft(document);
  const done = new Set<string>();

  for (let index = 0; index < (isRow ? width : grid.length); index += 1) {
    const [row, column] = isRow ? [at, index] : [index, at];
    const owner = ownerOf(layout, row, column);
    if (!owner) continue;
    const cell = layout[owner.row]![owner.column]!;
    if (cell.id === '' || done.has(cell.id)) continue;
    done.add(cell.id);
    const smaller: MergedCell<string> = { ...cell, [isRow ? 'row' : 'col']: (isRow ? cell.row : cell.col) - 1 };
    if ((isRow ? owner.row : owner.column) < at) resize(cell.id, smaller);
    else if ((isRow ? cell.row : cell.col) > 1) {
      const next = isRow ? layout[owner.row + 1]?.[owner.column] : layout[owner.row]?.[owner.column + 1];
      if (next && next.id !== '') handOver(cell.id, next.id, smaller);
    }
  }

  const starts = startsOf(table);
  const going = grid.flatMap((cells, row) =>
    isRow ? (row === at ? table.children.slice(starts[row]!, starts[row]! + cells.length) : []) : goingIn(row),
  );
  const gone = new Set(going);
  const children = table.children.filter((child) => !gone.has(child));
  const rows = isRow
    ? table.rows!.filter((_, row) => row !== at)
    : table.rows!.map((count, row) => count - goingIn(row).length);
  draft.set({ ...table, children, rows });
  for (const child of going) draft.uproot(child);
  return draft.done();

  function goingIn(row: number): NodeKey[] {
    const child = at < table.rows![row]! ? table.children[startsOf(table)[row]! + at] : undefined;
    // An entry in place of a whole row belongs to no column.
    return child === undefined || document.nodes.get(child)!.shape === 'tableRow' ? [] : [child];
  }

  function resize(id: NodeKey, { col, row }: MergedCell<string>) {
    draft.setData(id, { ...draft.get(id).data, col, row });
  }

  function handOver(from: NodeKey, to: NodeKey, { col, row }: MergedCell<string>) {
    const { data, children: held } = draft.get(from);
    const heir = draft.get(to);
    const style: JsonObject = Object.hasOwn(data, 'style') ? { style: data['style']! } : {};
    draft.setData(to, { ...heir.data, ...style, col, row, hide: false });
    for (const child of held) draft.set({ ...draft.get(child), parent: to });
    draft.setChildren(from, []);
    draft.setChildren(to, [...held, ...heir.children]);
  }
}
