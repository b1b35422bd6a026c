import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { texts } from '../../platform/texts';
import { givenText, type CheckedRow } from './checkRows';
import { reasonsOf, type CheckedDetail } from './detailRows';
import { generatedFile } from './generatedFile';
import type { ListImport } from './ListImport';
import { writeWorkbook, type OutCell, type OutSheet } from './writeWorkbook';

const t = texts.import;

/**
 * Writes a workbook with the rows that were not stored, to be corrected and imported. It marks invalid cells and adds the
 * reasons in a last column.
 */
export async function annotate(
  rows: readonly CheckedRow[],
  details: readonly CheckedDetail[],
  stored: ReadonlySet<CheckedRow>,
  list: ListImport,
  folder: string,
) {
  const path = join(folder, randomBytes(16).toString('hex'));
  const detailSheets = (list.details ?? []).map((sheet) =>
    annotatedSheet(
      sheet.names[0],
      sheet,
      details.filter((row) => row.detail === sheet && !stored.has(row)),
    ),
  );
  const left = rows.filter((row) => !stored.has(row));
  await writeWorkbook(path, annotatedSheet(list.name(), list, left), ...detailSheets);
  return generatedFile(path);
}

function annotatedSheet(name: string, { columns }: Pick<ListImport, 'columns'>, rows: readonly CheckedRow[]): OutSheet {
  const head = [...columns.map(({ header }) => header), t.result, t.reason];
  function* lines(): Generator<(string | OutCell)[]> {
    yield head.map((text) => ({ text, look: 'head' }));
    for (const row of rows) {
      const reasons = reasonsOf(row, columns).join('；');
      const cells = columns.map(({ key, secret }): OutCell => ({
        text: secret ? '' : givenText(row, key),
        look: row.faults.has(key) ? 'fault' : 'plain',
      }));
      yield [...cells, t.notDone, { text: reasons, look: reasons ? 'fault' : 'plain' }];
    }
  }
  return { name, frozen: 1, widths: [...columns.map(({ width = 16 }) => width), 10, 48], rows: lines() };
}
