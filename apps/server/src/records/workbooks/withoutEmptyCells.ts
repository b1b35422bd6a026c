import type { ImportedRow } from './ListImport';

/** Removes empty cells, so that their columns get defaults. */
export const withoutEmptyCells = (row: ImportedRow): ImportedRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
