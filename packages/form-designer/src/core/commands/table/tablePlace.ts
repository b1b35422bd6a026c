import type { MergedCell, MergedLayout } from '@gezi/editable-grid/core';
import { typeOf } from '../../document/containers';
import type { FormDocument, FormNode, NodeKey } from '../../document/FormDocument';
import { tableGrid, type GridCell } from '../../document/tableGrid';
import { refuse, type CommandOutcome, type Draft } from '../Draft';

/** A cell in its table. */
export interface TablePlace {
  readonly table: FormNode;
  readonly grid: readonly (readonly GridCell[])[];
  readonly row: number;
  readonly column: number;
  readonly cell: GridCell;
  /** Columns of the longest row. */
  readonly width: number;
}

/** Finds a cell, or returns the refusal. */
export function tablePlace(document: FormDocument, key: NodeKey): TablePlace | CommandOutcome {
  const node = document.nodes.get(key);
  if (!node) return refuse('unknown-node', { key });
  const table = node.parent === null ? undefined : document.nodes.get(node.parent);
  if (node.kind !== 'cell' || !table || typeOf(table.data) !== 'table') return refuse('wrong-place', { key });
  const grid = tableGrid(document, table);
  const width = Math.max(...grid.map((row) => row.length));
  const row = grid.findIndex((cells) => cells.some((cell) => cell.key === key));
  const column = grid[row]!.findIndex((cell) => cell.key === key);
  return { table, grid, row, column, cell: grid[row]![column]!, width };
}

/** A place without a cell, because a row is too short or an entry is not a cell; it cannot be merged. */
const WALL: MergedCell<string> = {
  id: '',
  col: 1,
  row: 1,
  hide: false,
  compType: 'tdItem',
  style: { background: '', width: 0 },
  columns: ['wall'],
};

/** The table as a grid of merged cells, with rows of equal length. */
export function layoutOf(document: FormDocument, { grid, width }: TablePlace): MergedLayout<string> {
  return grid.map((cells) =>
    Array.from({ length: width }, (_, column) => {
      const cell = cells[column];
      if (!cell || document.nodes.get(cell.key)!.kind !== 'cell') return WALL;
      return { ...WALL, id: cell.key, col: cell.columns, row: cell.rows, hide: cell.hidden, columns: [] };
    }),
  );
}

/** Writes the spans of a cell that changed. */
export function writeSpans(draft: Draft, was: GridCell, now: Pick<MergedCell, 'col' | 'row' | 'hide'>): void {
  if (was.columns === now.col && was.rows === now.row && was.hidden === now.hide) return;
  const { data } = draft.get(was.key);
  draft.setData(was.key, { ...data, col: now.col, row: now.row, hide: now.hide });
}
