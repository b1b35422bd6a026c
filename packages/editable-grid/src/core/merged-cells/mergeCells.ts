import type { Outcome } from '@gezi/client/core';
import type { CellAddress, MergedCell, MergedLayout } from './MergedCell';

export type MergeRefusal =
  | 'no-such-cell'
  /** There is no cell on that side. */
  | 'at-the-edge'
  /** The cells on that side do not end where this one ends. */
  | 'does-not-fit'
  /** A cell that would be covered is not empty. */
  | 'not-empty'
  | 'not-merged';

/** The cell grows over the one to its right, which is hidden (B§4). */
export const mergeRight = <Item>(
  layout: MergedLayout<Item>,
  at: CellAddress,
): Outcome<MergedLayout<Item>, MergeRefusal> =>
  grow(layout, at, (cell) => {
    const neighbour = layout[at.row]![at.column + cell.col];
    if (!neighbour) return 'at-the-edge';
    return { ...cell, col: cell.col + neighbour.col };
  });

/** The cell grows over the one below, which is hidden (B§4). */
export const mergeDown = <Item>(
  layout: MergedLayout<Item>,
  at: CellAddress,
): Outcome<MergedLayout<Item>, MergeRefusal> =>
  grow(layout, at, (cell) => {
    const neighbour = layout[at.row + cell.row]?.[at.column];
    if (!neighbour) return 'at-the-edge';
    return { ...cell, row: cell.row + neighbour.row };
  });

/** Splits the cell: the covered cells become visible again (B§4). */
export function splitCell<Item>(
  layout: MergedLayout<Item>,
  at: CellAddress,
): Outcome<MergedLayout<Item>, MergeRefusal> {
  const cell = layout[at.row]?.[at.column];
  if (!cell || cell.hide) return { ok: false, reason: 'no-such-cell' };
  if (cell.col === 1 && cell.row === 1) return { ok: false, reason: 'not-merged' };
  return {
    ok: true,
    value: mapCells(layout, (each, row, column) => {
      if (row === at.row && column === at.column) return { ...each, col: 1, row: 1 };
      return covers(cell, at, row, column) ? { ...each, col: 1, row: 1, hide: false } : each;
    }),
  };
}

/** Operations allowed on a cell, for a menu. */
export function cellMoves<Item>(layout: MergedLayout<Item>, at: CellAddress) {
  return {
    mergeRight: mergeRight(layout, at).ok,
    mergeDown: mergeDown(layout, at).ok,
    split: splitCell(layout, at).ok,
  };
}

function grow<Item>(
  layout: MergedLayout<Item>,
  at: CellAddress,
  larger: (cell: MergedCell<Item>) => MergedCell<Item> | MergeRefusal,
): Outcome<MergedLayout<Item>, MergeRefusal> {
  const cell = layout[at.row]?.[at.column];
  if (!cell || cell.hide) return { ok: false, reason: 'no-such-cell' };
  const grown = larger(cell);
  if (typeof grown === 'string') return { ok: false, reason: grown };
  const refusal = refusalOf(layout, at, cell, grown);
  if (refusal) return { ok: false, reason: refusal };
  return {
    ok: true,
    value: mapCells(layout, (each, row, column) => {
      if (row === at.row && column === at.column) return grown;
      return covers(grown, at, row, column) ? { ...each, col: 1, row: 1, hide: true } : each;
    }),
  };
}

/** A cell may only be merged with empty cells that are wholly within its new area. */
function refusalOf<Item>(
  layout: MergedLayout<Item>,
  at: CellAddress,
  cell: MergedCell<Item>,
  grown: MergedCell<Item>,
): MergeRefusal | undefined {
  for (let row = at.row; row < at.row + grown.row; row += 1)
    for (let column = at.column; column < at.column + grown.col; column += 1) {
      if (covers(cell, at, row, column)) continue;
      const owner = ownerOf(layout, row, column);
      const owned = owner && layout[owner.row]![owner.column]!;
      if (!owner || !owned) return 'at-the-edge';
      const inside =
        owner.row >= at.row &&
        owner.column >= at.column &&
        owner.row + owned.row <= at.row + grown.row &&
        owner.column + owned.col <= at.column + grown.col;
      if (!inside) return 'does-not-fit';
      if (owned.columns.length > 0) return 'not-empty';
    }
  return undefined;
}

/** The cell that is seen at a place: itself, or the one that covers it. */
export function ownerOf<Item>(layout: MergedLayout<Item>, row: number, column: number): CellAddress | undefined {
  if (!layout[row]?.[column]) return undefined;
  for (let r = row; r >= 0; r -= 1)
    for (let c = column; c >= 0; c -= 1) {
      const cell = layout[r]![c]!;
      if (!cell.hide && r + cell.row > row && c + cell.col > column) return { row: r, column: c };
    }
  return undefined;
}

const covers = <Item>(cell: MergedCell<Item>, at: CellAddress, row: number, column: number) =>
  row >= at.row && row < at.row + cell.row && column >= at.column && column < at.column + cell.col;

const mapCells = <Item>(
  layout: MergedLayout<Item>,
  change: (cell: MergedCell<Item>, row: number, column: number) => MergedCell<Item>,
): MergedLayout<Item> => layout.map((cells, row) => cells.map((cell, column) => change(cell, row, column)));
