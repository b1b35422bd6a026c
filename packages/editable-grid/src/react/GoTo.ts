import type { RowId } from '../core/rowId';

/**
 * Brings a cell into use, wherever it is. Without a column it is the row's first cell that takes input.
 *
 * @returns whether there is such a cell at all
 */
export type GoTo = (rowId: RowId, column?: string) => boolean;
