import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportProgressState } from '@gezi/domain';
import { refuse } from '../../platform/http/refusal';
import { groupBy } from '../../platform/kit/groupBy';
import { texts } from '../../platform/texts';
import { checkRow, findHead, type CheckedRow } from './checkRows';
import type { CheckedDetail } from './detailRows';
import type { ListImport } from './ListImport';
import { readWorkbook } from './readWorkbook';
import type { SheetRow } from './workbookMessages';

export interface WorkbookFile {
  path: string;
  fileType: string;
}

type Tell = (state: ImportProgressState) => void;

/** Rows of all workbooks together. */
export const MAX_ROWS = 50_000;
/** Titles and heads above them, at most, on each sheet. */
const ABOVE = 11;
/** Rows checked before others get their turn. */
const BATCH = 1_000;
const t = texts.import;

/** The rows of a workbook, each with what is wrong with its cells. @param room rows it may have, at most */
export async function readFile(
  { path, fileType }: WorkbookFile,
  list: ListImport,
  room: number,
  tell: Tell,
): Promise<{ rows: CheckedRow[]; details: CheckedDetail[] }> {
  const { details = [] } = list;
  const above = ABOVE * (1 + details.length);
  const sheets = details.flatMap(({ names }) => names);
  const read = await readWorkbook(path, fileType as 'xls' | 'xlsx', { maxRows: MAX_ROWS + above, sheets });
  if (!read.ok)
    throw refuse(read.reason === 'too-many-rows' ? t.tooManyRows(MAX_ROWS) : t.refused[read.reason], 'file');
  const bySheet = groupBy(read.value, ({ sheet }) => sheet);
  const rows: CheckedRow[] = await readRows(bySheet.get(undefined) ?? [], list, tell);
  const found: CheckedDetail[] = [];
  for (const [name, given] of bySheet) {
    const detail = details.find(({ names }) => name !== undefined && names.includes(name));
    if (detail) found.push(...(await readRows(given, detail, tell)).map((row) => ({ ...row, detail, above: [] })));
  }
  if (rows.length + found.length > room) throw refuse(t.tooManyRows(MAX_ROWS), 'file');
  return { rows, details: found };
}

async function readRows(
  given: readonly SheetRow[],
  { columns }: Pick<ListImport, 'columns'>,
  tell: Tell,
): Promise<CheckedRow[]> {
  const head = findHead(given, columns);
  if (!head) {
    const names = columns.filter(({ required }) => required).map(({ header }) => header);
    throw refuse(t.noHeader(names.join('、'), given[0]?.sheet), 'file');
  }
  const resultAt = given[head.at]!.cells.indexOf(t.result);
  // A copy that comes back mended: what went in the last time stays out of it.
  const rows = given.slice(head.at + 1).filter(({ cells }) => resultAt < 0 || cells[resultAt] !== t.ok);
  if (rows.length > MAX_ROWS) throw refuse(t.tooManyRows(MAX_ROWS), 'file');
  const checked: CheckedRow[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    for (const row of rows.slice(from, from + BATCH)) {
      const one = checkRow(row, columns, head.places);
      // Nothing but cells of other columns.
      if (columns.some(({ key }) => row.cells[head.places.get(key)!])) checked.push(one);
    }
    tell({ phase: 'reading', done: Math.min(rows.length, from + BATCH), total: rows.length });
    await nextTurn();
  }
  return checked;
}
