import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { CellSpot } from '../range/CellRange';
import { fold } from '../fold';
import { fieldOf } from '../rowId';

/** Most finds that are counted; a search that finds more is too short to be of use. */
export const MOST_FOUND = 10_000;

/** The grid as a search reads it. */
export interface SearchedGrid<Row extends object> {
  rows: number;
  columns: readonly { column: ResolvedColumn<Row>; definition: CellDefinition }[];
  rowAt(index: number): Row | undefined;
  /** The column as it is for that row. */
  columnFor(row: Row, column: ResolvedColumn<Row>): ResolvedColumn<Row>;
}

/**
 * Cells whose text, as it is shown, holds the query; row by row. Capitals and full-width signs make no difference.
 *
 * @param query at least one sign
 * @returns a walk that hands over finds row by row, so that it can be stopped and spread over time
 */
export function* findCells<Row extends object>(query: string, grid: SearchedGrid<Row>): Generator<CellSpot[]> {
  const wanted = fold(query.trim());
  if (wanted === '') return;
  const read = grid.columns
    .map(({ column, definition }, place) => ({ column, definition, place }))
    .filter(({ definition }) => definition.control !== 'lead' && definition.control !== 'none');
  for (let index = 0; index < grid.rows; index += 1) {
    const row = grid.rowAt(index);
    const found: CellSpot[] = [];
    if (row)
      for (const { column, definition, place } of read) {
        const text = definition.format(fieldOf(row, column.key), grid.columnFor(row, column));
        if (text !== '' && fold(text).includes(wanted)) found.push({ row: index, column: place });
      }
    yield found;
  }
}

/** The find at or after a cell, going round; -1 when there is none. */
export function findFrom(found: readonly CellSpot[], { row, column }: CellSpot): number {
  if (found.length === 0) return -1;
  const next = found.findIndex((spot) => spot.row > row || (spot.row === row && spot.column >= column));
  return Math.max(0, next);
}
