import { MAX_IMPORT_ROWS, type RefusedCell } from '@gezi/domain';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../platform/db';
import { refuse } from '../../platform/http/refusal';
import { turns } from '../../platform/kit/turns';
import { texts } from '../../platform/texts';
import { annotate } from './annotate';
import { checkUnique, type CheckedRow } from './checkRows';
import { writeErrorLines } from './errorLines';
import type { GeneratedFile } from './generatedFile';
import { faultText, joinDetails, linkDetails, refusedCells, type CheckedDetail } from './detailRows';
import type { ImportedRow, ListImport, TableImport } from './ListImport';
import { readFile, type ReadParts, type WorkbookFile } from './readFile';
import { saveRows, type ImportRecord } from './saveRows';

export interface ImportParts extends ReadParts {
  db: Database;
  /** Folder for the files about refused rows. */
  folder: string;
  /** Whether one invalid row prevents storing any row. */
  validateAll: boolean;
}

export interface ImportResult {
  total: number;
  good: number;
  bad: number;
  /** Texts of the first three faults. */
  firstFaults: string[];
  /** Faults of the first invalid rows. */
  refused: RefusedCell[];
  /** Warnings about the first stored rows. */
  warned: RefusedCell[];
  /** If there are faults: a text with a line for each refused row, and the annotated copy. */
  errors?: { lines: GeneratedFile; copy: GeneratedFile };
}

const t = texts.import;

/** Rows that are mapped to records at once. */
const MAPPED_AT_ONCE = 50;
/** Maximum number of reported faults, and of warnings; the annotated copy has all faults. */
const MAX_REFUSED = 500;

/**
 * Reads workbooks, checks every row and stores the valid ones. If rows are invalid, writes files that name them.
 *
 * @throws {Refusal} when a workbook cannot be read, has no header row or has too many rows; nothing is stored
 */
export async function importWorkbooks(
  files: readonly WorkbookFile[],
  list: ListImport,
  parts: ImportParts,
): Promise<ImportResult> {
  const { db, folder, validateAll, onProgress } = parts;
  const checked: CheckedRow[] = [];
  const details: CheckedDetail[] = [];
  onProgress({ phase: 'reading', done: 0, total: 0 });
  for (const file of files) {
    const read = await readFile(file, list, MAX_IMPORT_ROWS - checked.length - details.length, parts);
    linkDetails(read.rows, read.details, list);
    checked.push(...read.rows);
    details.push(...read.details);
  }
  if (checked.length + details.length === 0) throw refuse(t.noRows, 'file');
  await checkUnique(checked, list);
  await checkAcrossColumns(checked, list);

  const rows = [...checked, ...details];
  const firstFaults = rows
    .filter(isAtFault)
    .slice(0, 3)
    .map((row) => faultText(row, list));
  await nextTurn();
  joinDetails(checked, details, list);
  const bad = rows.filter(isAtFault);
  await nextTurn();
  const stored = new Set<CheckedRow>(validateAll && bad.length > 0 ? [] : rows.filter((row) => !isAtFault(row)));
  await nextTurn();
  const goodRows = checked.filter((row) => stored.has(row));
  const warned = await warningsOf(goodRows, list);
  const values = goodRows.map(({ value }) => value);
  const reportSaved = (saved: number) => onProgress({ phase: 'saving', done: saved, total: values.length });
  reportSaved(0);
  if ('save' in list) await list.save(values);
  else await saveRows(db, list.table, await recordsOf(values, list), { onProgress: reportSaved });

  const refused = bad.flatMap((row) => refusedCells(row, list)).slice(0, MAX_REFUSED);
  const result = { total: rows.length, good: stored.size, bad: bad.length, firstFaults, refused, warned };
  if (bad.length === 0) return result;
  const lines = await writeErrorLines(bad, list, folder);
  return { ...result, errors: { lines, copy: await annotate(checked, details, stored, list, folder) } };
}

async function recordsOf(values: readonly ImportedRow[], { records }: TableImport): Promise<ImportRecord[]> {
  const all: ImportRecord[] = [];
  const turn = turns();
  for (let from = 0; from < values.length; from += MAPPED_AT_ONCE) {
    all.push(...records(values.slice(from, from + MAPPED_AT_ONCE)));
    await turn();
  }
  return all;
}

/** Runs the checks of the list across columns. */
async function checkAcrossColumns(rows: readonly CheckedRow[], { check }: ListImport): Promise<void> {
  const good = rows.filter((row) => !isAtFault(row));
  const found = (await check?.(good.map(({ value }) => value))) ?? [];
  for (const [at, fault] of found.entries()) if (fault) good[at]!.faults.set(...fault);
}

/** Warnings of the list about rows that are about to be stored, with the rows of its first sheet that they concern. */
async function warningsOf(rows: readonly CheckedRow[], { warn, columns }: ListImport): Promise<RefusedCell[]> {
  const found = (await warn?.(rows.map(({ value }) => value))) ?? [];
  const warnings = found.flatMap((warning, at) => {
    if (!warning) return [];
    const [key, reason] = warning;
    return [{ row: rows[at]!.number, column: columns.find((column) => column.key === key)?.header ?? '', reason }];
  });
  return warnings.slice(0, MAX_REFUSED);
}

const isAtFault = ({ faults }: CheckedRow): boolean => faults.size > 0;
