import { Refusal } from '../../platform/http/refusal';
import type { ImportedRow, RowFault } from './ListImport';

/**
 * What is wrong with each row, by what adds a single one.
 *
 * @param check refuses a row, naming the member at fault
 * @param otherwise column the fault is told at where no member is named
 */
export async function rowFaults(
  rows: readonly ImportedRow[],
  check: (row: ImportedRow) => Promise<unknown>,
  otherwise: string,
): Promise<(RowFault | undefined)[]> {
  const faults: (RowFault | undefined)[] = [];
  for (const row of rows) {
    try {
      await check(row);
      faults.push(undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push([error.field ?? otherwise, error.message]);
    }
  }
  return faults;
}
