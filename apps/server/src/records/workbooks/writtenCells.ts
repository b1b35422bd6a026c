import type { ImportedRow } from './ListImport';

/** A row without the members whose cells are empty: these have their default. */
export const writtenCells = (row: ImportedRow): ImportedRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
