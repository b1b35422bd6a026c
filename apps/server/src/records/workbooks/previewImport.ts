import type { ImportPreview } from '@gezi/domain';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { guessHead } from './checkRows';
import type { ListImport } from './ListImport';
import { readSheets, type ReadTurn, type WorkbookFile } from './readFile';

/** Rows of a preview. */
const PREVIEW_ROWS = 5;

/**
 * Reads the first sheet of a workbook and matches its headers with the columns of the list. Stores nothing.
 *
 * @throws {Refusal} when the workbook cannot be read or is empty
 */
export async function previewImport(file: WorkbookFile, list: ListImport, turn: ReadTurn): Promise<ImportPreview> {
  const given = (await readSheets(file, list, turn)).get(undefined) ?? [];
  const head = guessHead(given, list.columns);
  if (!head) throw refuse(texts.import.noRows, 'file');
  const headers = given[head.at]!.cells;
  // Columns are chosen by the text of their header.
  const places = headers.flatMap((header, at) => (header === '' || headers.indexOf(header) < at ? [] : [at]));
  const rows = given.slice(head.at + 1).filter(({ cells }) => places.some((at) => cells[at]));
  return {
    columns: list.columns.map(({ key, header, required = false }) => {
      const match = headers[head.places.get(key)!];
      return { key, label: header, required, ...(match && { match }) };
    }),
    headers: places.map((at) => headers[at]!),
    rows: rows.slice(0, PREVIEW_ROWS).map(({ number, cells }) => ({
      number,
      cells: places.map((at) => cells[at] ?? ''),
    })),
    total: rows.length,
  };
}
