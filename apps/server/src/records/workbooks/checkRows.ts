import { setImmediate as nextTurn } from 'node:timers/promises';
import { texts } from '../../platform/texts';
import type { ImportedRow, ListColumn, ListImport } from './ListImport';
import { plainText } from './safeText';
import type { SheetRow } from './workbookMessages';

export interface CheckedRow extends SheetRow {
  /** Values to store; complete only without faults. */
  value: ImportedRow;
  /** Original texts by column. */
  given: Map<string, string>;
  /** Reasons of faults by column. */
  faults: Map<string, string>;
}

const t = texts.import;
/** Rows compared before yielding to the event loop. */
const STEP = 5_000;

/** Finds the header row among the first ten rows, and the index of each column in it; any column is enough if none is required. */
export function findHead(
  rows: readonly SheetRow[],
  columns: readonly ListColumn[],
): { at: number; places: Map<string, number> } | undefined {
  for (const [at, { cells }] of rows.slice(0, 10).entries()) {
    const heads = cells.map((text) => text.replaceAll(/[\s*＊]/g, ''));
    const places = new Map(columns.map(({ key, header }) => [key, heads.indexOf(header.replaceAll(/\s/g, ''))]));
    const isFound = ({ key }: ListColumn) => places.get(key)! >= 0;
    if (columns.some(isFound) && columns.every((column) => !column.required || isFound(column))) return { at, places };
  }
  return undefined;
}

/** Parses and validates the cells of one row. */
export function checkRow(row: SheetRow, columns: readonly ListColumn[], places: Map<string, number>): CheckedRow {
  const value: ImportedRow = {};
  const given = new Map<string, string>();
  const faults = new Map<string, string>();
  for (const column of columns) {
    const { key, header, required, maxLength = Infinity, read } = column;
    const text = plainText(row.cells[places.get(key)!] ?? '');
    given.set(key, text);
    value[key] = null;
    if (row.formulas?.includes(places.get(key)!)) {
      faults.set(key, t.formula(header));
      continue;
    }
    if (!text) {
      if (required) faults.set(key, t.missing(header));
      continue;
    }
    if (Array.from(text).length > maxLength) {
      faults.set(key, t.tooLong(header, maxLength));
      continue;
    }
    const outcome = read?.(text) ?? { ok: true, value: text };
    if (outcome.ok) value[key] = outcome.value;
    else faults.set(key, outcome.reason);
  }
  return { ...row, value, given, faults };
}

/** Marks values of unique columns that are repeated in the sheet or already exist in the list. */
export async function checkUnique(
  rows: readonly CheckedRow[],
  { columns, findExisting }: Pick<ListImport, 'columns' | 'findExisting'>,
): Promise<void> {
  for (const { key, header, unique } of columns) {
    if (!unique) continue;
    const firsts = new Map<string, number>();
    const given = rows.filter(({ value, faults }) => value[key] && !faults.has(key));
    const existing = await findExisting(key, [...new Set(given.map(({ value }) => String(value[key])))]);
    for (const [at, { value, faults, number }] of given.entries()) {
      if (at % STEP === 0) await nextTurn();
      const text = String(value[key]);
      const first = firsts.get(text);
      if (existing.has(text)) faults.set(key, t.taken(header));
      else if (first !== undefined) faults.set(key, t.twice(header, first));
      else firsts.set(text, number);
    }
  }
}
