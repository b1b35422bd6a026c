import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportProgressState } from '@gezi/domain';
import type { Database } from '../db';
import { refuse } from '../http/refusal';
import { texts } from '../texts';
import { checkRow, checkUnique, findHead, type CheckedRow } from './checkRows';
import type { ListImport } from './ListImport';
import { readWorkbook } from './readWorkbook';
import { saveRows } from './saveRows';
import { writeWorkbook, type OutCell } from './writeWorkbook';

export interface WorkbookFile {
  path: string;
  fileType: string;
}

export interface ImportParts {
  db: Database;
  /** Where the annotated copy is written. */
  folder: string;
  /** Nothing is stored when one row is at fault. */
  validateAll: boolean;
  tell: (state: ImportProgressState) => void;
}

export interface ImportResult {
  total: number;
  good: number;
  bad: number;
  /** The first faults, in words. */
  firstFaults: string[];
  /** The annotated copy, where there are faults. */
  copy?: { path: string; fileSize: number; md5: string };
}

/** Rows of all workbooks together. */
const MAX_ROWS = 50_000;
/** Titles and heads above them, at most. */
const ABOVE = 11;
/** Rows checked before others get their turn. */
const BATCH = 1_000;
const t = texts.import;

/**
 * Reads workbooks, checks every row and stores those without fault; of the others a copy with the reasons is written.
 *
 * @throws {Refusal} when a workbook cannot be read, has no head or holds too many rows: nothing is stored then
 */
export async function importWorkbooks(
  files: readonly WorkbookFile[],
  list: ListImport,
  parts: ImportParts,
): Promise<ImportResult> {
  const { db, folder, validateAll, tell } = parts;
  const checked: CheckedRow[] = [];
  tell({ phase: 'reading', done: 0, total: 0 });
  for (const file of files) await readFileInto(checked, file, list, tell);
  if (checked.length === 0) throw refuse(t.noRows, 'file');
  await checkUnique(checked, list);

  const bad = checked.filter(({ faults }) => faults.size > 0);
  const good = validateAll && bad.length > 0 ? [] : checked.filter(({ faults }) => faults.size === 0);
  const values = good.map(({ value }) => value);
  const tellSaved = (saved: number) => tell({ phase: 'saving', done: saved, total: good.length });
  tellSaved(0);
  if ('save' in list) await list.save(values);
  else await saveRows(db, list.table, list.records(values), { tell: tellSaved });

  const firstFaults = bad.slice(0, 3).map(({ number, faults }) => t.fault(number, [...faults.values()].join('；')));
  const result = { total: checked.length, good: good.length, bad: bad.length, firstFaults };
  return bad.length === 0 ? result : { ...result, copy: await annotate(checked, new Set(good), list, folder) };
}

async function readFileInto(
  checked: CheckedRow[],
  { path, fileType }: WorkbookFile,
  list: ListImport,
  tell: ImportParts['tell'],
) {
  const read = await readWorkbook(path, fileType as 'xls' | 'xlsx', { maxRows: MAX_ROWS + ABOVE });
  if (!read.ok)
    throw refuse(read.reason === 'too-many-rows' ? t.tooManyRows(MAX_ROWS) : t.refused[read.reason], 'file');
  const head = findHead(read.value, list.columns);
  if (!head) {
    const names = list.columns.filter(({ required }) => required).map(({ header }) => header);
    throw refuse(t.noHeader(names.join('、')), 'file');
  }
  const resultAt = read.value[head.at]!.cells.indexOf(t.result);
  // A copy that comes back mended: what went in the last time stays out of it.
  const rows = read.value.slice(head.at + 1).filter(({ cells }) => resultAt < 0 || cells[resultAt] !== t.ok);
  if (checked.length + rows.length > MAX_ROWS) throw refuse(t.tooManyRows(MAX_ROWS), 'file');
  for (let from = 0; from < rows.length; from += BATCH) {
    for (const row of rows.slice(from, from + BATCH)) {
      const one = checkRow(row, list.columns, head.places);
      // Nothing but cells of other columns.
      if (list.columns.some(({ key }) => row.cells[head.places.get(key)!])) checked.push(one);
    }
    tell({ phase: 'reading', done: Math.min(rows.length, from + BATCH), total: rows.length });
    await nextTurn();
  }
}

/** The rows as they came, those at fault marked, with the reasons behind them. */
async function annotate(
  rows: readonly CheckedRow[],
  stored: ReadonlySet<CheckedRow>,
  { name, columns }: ListImport,
  folder: string,
) {
  const path = join(folder, randomBytes(16).toString('hex'));
  const head = [...columns.map(({ header }) => header), t.result, t.reason];

  function* lines(): Generator<(string | OutCell)[]> {
    yield head.map((text) => ({ text, look: 'head' }));
    for (const row of rows) {
      const reasons = [...row.faults.values()].join('；');
      const cells = columns.map(({ key }): OutCell => ({
        text: row.given.get(key) ?? '',
        look: row.faults.has(key) ? 'fault' : 'plain',
      }));
      yield [...cells, stored.has(row) ? t.ok : t.notDone, { text: reasons, look: reasons ? 'fault' : 'plain' }];
    }
  }

  await writeWorkbook(path, {
    name,
    frozen: 1,
    widths: [...columns.map(({ width = 16 }) => width), 10, 48],
    rows: lines(),
  });
  const { size } = await stat(path);
  return {
    path,
    fileSize: size,
    md5: createHash('md5')
      .update(await readFile(path))
      .digest('hex'),
  };
}
