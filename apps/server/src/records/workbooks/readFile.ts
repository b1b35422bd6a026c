import { MAX_IMPORT_ROWS, type ImportProgressState } from '@gezi/domain';
import { refuse } from '../../platform/http/refusal';
import { groupBy } from '../../platform/kit/groupBy';
import { turns } from '../../platform/kit/turns';
import { inEachLanguage, texts } from '../../platform/texts';
import { checkRow, findHead, type CheckedRow, type ChosenHeaders } from './checkRows';
import type { CheckedDetail } from './detailRows';
import type { ListImport } from './ListImport';
import type { WorkbookQueue } from './createWorkbookQueue';
import { readWorkbook, type WorkbookOutcome } from './readWorkbook';
import type { SheetRow } from './workbookMessages';

export interface WorkbookFile {
  path: string;
  fileType: string;
}

/** Whose workbook it is, and the queue it waits in. */
export interface ReadTurn {
  queue: WorkbookQueue;
  userId: string;
}

export interface ReadParts extends ReadTurn {
  onProgress: (state: ImportProgressState) => void;
  /** Headers of the first sheet that the user chose. */
  chosen?: ChosenHeaders | undefined;
}

/** Maximum title and header rows of each sheet. */
const HEADER_ROWS = 11;
/** Rows checked before yielding to the event loop. */
const BATCH = 1_000;
const t = texts.import;

/** Rows of the first sheet (undefined) and of the detail sheets by name. @throws {Refusal} if it cannot be read */
export async function readSheets(
  { path, fileType }: WorkbookFile,
  { details = [] }: Pick<ListImport, 'details'>,
  { queue, userId }: ReadTurn,
): Promise<Map<string | undefined, SheetRow[]>> {
  const headerRows = HEADER_ROWS * (1 + details.length);
  const sheets = details.flatMap(({ names }) => names);
  const read = await queue.run(userId, () =>
    readWorkbook(path, fileType as 'xls' | 'xlsx', { maxRows: MAX_IMPORT_ROWS + headerRows, sheets }),
  );
  if (!read.ok) throw refuse(messageOf(read), 'file');
  return groupBy(read.value, ({ sheet }) => sheet);
}

/** Reads a workbook and checks the cells of its rows. @param limit maximum number of rows */
export async function readFile(
  file: WorkbookFile,
  list: ListImport,
  limit: number,
  parts: ReadParts,
): Promise<{ rows: CheckedRow[]; details: CheckedDetail[] }> {
  const { details = [] } = list;
  const bySheet = await readSheets(file, list, parts);
  const rows: CheckedRow[] = await readRows(bySheet.get(undefined) ?? [], list, parts);
  const found: CheckedDetail[] = [];
  for (const [name, given] of bySheet) {
    const detail = details.find(({ names }) => name !== undefined && names.includes(name));
    if (detail)
      found.push(
        ...(await readRows(given, detail, { onProgress: parts.onProgress })).map((row) => ({
          ...row,
          detail,
          parents: [],
        })),
      );
  }
  if (rows.length + found.length > limit) throw refuse(t.tooManyRows(MAX_IMPORT_ROWS), 'file');
  return { rows, details: found };
}

function messageOf({ reason, place = { sheet: '', cell: '' } }: Extract<WorkbookOutcome, { ok: false }>): string {
  if (reason === 'too-many-rows') return t.tooManyRows(MAX_IMPORT_ROWS);
  if (reason === 'too-many-columns') return t.tooManyColumns(place.sheet, place.cell);
  return reason === 'out-of-bounds' ? t.outOfBounds(place.sheet, place.cell) : t.refused[reason];
}

async function readRows(
  given: readonly SheetRow[],
  { columns }: Pick<ListImport, 'columns'>,
  { onProgress, chosen }: Pick<ReadParts, 'onProgress' | 'chosen'>,
): Promise<CheckedRow[]> {
  const head = findHead(given, columns, chosen);
  if (!head) {
    const required = columns
      .filter((column) => column.required && !chosen?.has(column.key))
      .map(({ header }) => header);
    const names = required.length > 0 ? required : [...(chosen?.values() ?? [])];
    throw refuse(t.noHeader(names.join('、'), given[0]?.sheet), 'file');
  }
  const resultAt = given[head.at]!.cells.findIndex((cell) => inEachLanguage(() => t.result).includes(cell));
  // Older annotated copies also have the rows that the import stored.
  const stored = inEachLanguage(() => t.ok);
  const rows = given.slice(head.at + 1).filter(({ cells }) => resultAt < 0 || !stored.includes(cells[resultAt] ?? ''));
  if (rows.length > MAX_IMPORT_ROWS) throw refuse(t.tooManyRows(MAX_IMPORT_ROWS), 'file');
  const checked: CheckedRow[] = [];
  const turn = turns();
  for (let from = 0; from < rows.length; from += BATCH) {
    for (const row of rows.slice(from, from + BATCH)) {
      const checkedRow = checkRow(row, columns, head.places);
      // Skip rows with cells only in other columns.
      if (columns.some(({ key }) => row.cells[head.places.get(key)!])) checked.push(checkedRow);
      await turn();
    }
    onProgress({ phase: 'reading', done: Math.min(rows.length, from + BATCH), total: rows.length });
  }
  return checked;
}
