import { ownerOf } from '@gezi/editable-grid/core';
import { plantTrees } from '../../document/documentOf';
import type { FormDocument, FormNode, NodeKey } from '../../document/FormDocument';
import { takenBy } from '../addParts';
import type { NodeTree } from '../FormCommand';
import { Draft, refuse, type CommandOutcome } from '../Draft';
import { misplacedIn } from '../placementRefusal';
import { layoutOf, tablePlace } from './tablePlace';

/**
 * Inserts a row or column of cells next to a cell. A merged cell that the new line crosses is extended.
 *
 * @param cells one for each column of the table, or for each row, from left to right or top down
 */
export function insertLine(
  document: FormDocument,
  key: NodeKey,
  line: 'row' | 'column',
  side: 'before' | 'after',
  cells: readonly NodeTree[],
): CommandOutcome {
  const place = tablePlace(document, key);
  if ('ok' in place) return place;
  const { table, grid, cell, width } = place;
  const isRow = line === 'row';
  const at = isRow
    ? place.row + (side === 'after' ? cell.rows : 0)
    : place.column + (side === 'after' ? cell.columns : 0);
  // An entry that is not a list of cells gets no cell.
  const starts = startsOf(table);
  const open = grid.map((_, row) => document.nodes.get(table.children[starts[row]!]!)?.shape !== 'tableRow');
  const needed = isRow ? width : open.filter(Boolean).length;
  if (cells.length !== needed || cells.some(({ kind }) => kind !== 'cell')) return refuse('bad-value', { key });
  const taken = takenBy(document, cells);
  if (taken) return { ok: false, refusal: taken };
  for (const each of cells) {
    const misplaced = misplacedIn(each);
    if (misplaced) return refuse(misplaced.code, { key: misplaced.key });
  }

  const draft = new Draft(document);
  const layout = layoutOf(document, place);
  const grown = new Map<NodeKey, number>();
  const added = [...cells];
  const fresh: NodeTree[] = [];
  const lineOf = (start: number, index: number) =>
    isRow ? { row: start, column: index } : { row: index, column: start };
  const length = isRow ? width : grid.length;
  for (let index = 0; index < length; index += 1) {
    if (!isRow && !open[index]) continue;
    const tree = added.shift()!;
    const here = lineOf(at, index);
    const before = lineOf(at - 1, index);
    const owner = at > 0 ? ownerOf(layout, before.row, before.column) : undefined;
    const through = owner && ownerOf(layout, here.row, here.column);
    const isCrossed = owner && through && owner.row === through.row && owner.column === through.column;
    if (isCrossed) grown.set(layout[owner.row]![owner.column]!.id, 1);
    fresh.push({ ...tree, data: { ...tree.data, col: 1, row: 1, hide: Boolean(isCrossed) } });
  }
  for (const id of grown.keys()) {
    const was = grid.flat().find((each) => each.key === id)!;
    const spans = { col: was.columns + (isRow ? 0 : 1), row: was.rows + (isRow ? 1 : 0) };
    draft.setData(id, { ...draft.get(id).data, ...spans });
  }
  plant(draft, fresh);
  return draft.done();

  function plant(into: Draft, trees: readonly NodeTree[]) {
    const rows = [...(table.rows ?? [])];
    const children = [...table.children];
    if (isRow) {
      children.splice(starts[at] ?? children.length, 0, ...trees.map((tree) => tree.key));
      rows.splice(at, 0, trees.length);
    } else {
      const waiting = [...trees];
      let shift = 0;
      for (const [row, count] of rows.entries()) {
        if (!open[row]) continue;
        children.splice(starts[row]! + shift + Math.min(at, count), 0, waiting.shift()!.key);
        rows[row] = count + 1;
        shift += 1;
      }
    }
    const nodes = new Map<NodeKey, FormNode>();
    plantTrees(nodes, table.key, trees);
    for (const node of nodes.values()) into.set(node);
    into.set({ ...table, children, rows });
  }
}

/** Index of the first cell of each row in the children of a table. */
export function startsOf({ rows = [] }: FormNode): number[] {
  let from = 0;
  return rows.map((count) => (from += count) - count);
}
