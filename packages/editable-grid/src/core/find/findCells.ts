import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { CellSpot } from '../range/CellRange';
import { fold } from '../fold';
import { fieldOf } from '../rowId';

/** Most matches that are counted; a query with more is too short to be useful. */
export const MAX_FOUND = 10_000;

/** The grid as a search uses it. */
export interface SearchedGrid<Row extends object> {
  rows: number;
  columns: readonly { column: ResolvedColumn<Row>; definition: CellDefinition }[];
  rowAt(index: number): Row | undefined;
  /** The column for that row. */
  columnFor(row: Row, column: ResolvedColumn<Row>): ResolvedColumn<Row>;
}

/**
 * Cells whose displayed text contains the query, row by row. Case and full-width forms are ignored.
 *
 * @param query at least one character
 * @returns a generator of matches per row, so that the search can be paused and stopped
 */
export function* findCells<Row extends object>(query: string, grid: SearchedGrid<Row>): Generator<CellSpot[]> {
  const wanted = fold(query.trim());
  if (wanted === '') return;
  const read = grid.columns
    .map(({ column, definition }, place) => ({ column, definition, place }))
    .filter(({ definition }) => definition.control !== 'lead' && definition.control !== 'none');
  for (let index = 0; index < grid.rows; index += 1) {
    const row = grid.rowAt(index);
    const matches: CellSpot[] = [];
    if (row)
      for (const { column, definition, place } of read) {
        const text = definition.format(fieldOf(row, column.key), grid.columnFor(row, column));
        if (text !== '' && fold(text).includes(wanted)) matches.push({ row: index, column: place });
      }
    yield matches;
  }
}

/** Index of the match at or after a cell, wrapping around; -1 if there is none. */
export function findFrom(matches: readonly CellSpot[], { row, column }: CellSpot): number {
  if (matches.length === 0) return -1;
  const next = matches.findIndex((spot) => spot.row > row || (spot.row === row && spot.column >= column));
  return Math.max(0, next);
}
