import { Refusal } from '../../platform/http/refusal';
import type { ImportedRow, RowFault } from './ListImport';

/**
 * Checks each row with the function that validates a single record.
 *
 * @param check throws a refusal that names the invalid field
 * @param defaultKey column to mark when the refusal names no field
 * @returns one entry per row: its fault, if any
 */
export async function findRowFaults(
  rows: readonly ImportedRow[],
  check: (row: ImportedRow) => Promise<unknown>,
  defaultKey: string,
): Promise<(RowFault | undefined)[]> {
  const faults: (RowFault | undefined)[] = [];
  for (const row of rows) {
    try {
      await check(row);
      faults.push(undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push([error.field ?? defaultKey, error.message]);
    }
  }
  return faults;
}
