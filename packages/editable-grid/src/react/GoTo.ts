import type { RowId } from '../core/rowId';

/**
 * Focuses a cell, wherever it is; without a column the row's first cell that takes input.
 *
 * @returns whether there is such a cell
 */
export type GoTo = (rowId: RowId, column?: string) => boolean;
