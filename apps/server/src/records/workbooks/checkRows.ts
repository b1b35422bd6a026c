import { turns } from '../../platform/kit/turns';
import { texts } from '../../platform/texts';
import type { ImportedRow, ListColumn, ListImport } from './ListImport';
import { matchHeaders } from './matchHeaders';
import { plainText } from './safeText';
import type { SheetRow } from './workbookMessages';

export interface CheckedRow extends SheetRow {
  /** Values to store; complete only without faults. */
  value: ImportedRow;
  /** Indexes of the columns in `cells` by key, as in {@link Head}; the same for all rows of a sheet. */
  places: ReadonlyMap<string, number>;
  /** Reasons of faults by column. */
  faults: Map<string, string>;
}

const t = texts.import;

/** Header of the workbook for each column by key; a column without one is not imported. */
export type ChosenHeaders = ReadonlyMap<string, string>;

export interface Head {
  /** Index of the header row. */
  at: number;
  /** Index of each column in it by key; -1 if it is missing. */
  places: Map<string, number>;
}

/**
 * Finds the first header row with all required columns; one column is enough if none is required.
 *
 * @param chosen default the headers of the columns
 */
export function findHead(
  rows: readonly SheetRow[],
  columns: readonly ListColumn[],
  chosen?: ChosenHeaders,
): Head | undefined {
  return headsOf(rows, columns, chosen).find(({ places }) => {
    const isFound = ({ key }: ListColumn) => places.get(key)! >= 0;
    const isNeeded = ({ key, required }: ListColumn) => required || chosen?.has(key);
    return columns.some(isFound) && columns.every((column) => !isNeeded(column) || isFound(column));
  });
}

/** The row that most likely holds the headers: it has the most columns, then the most cells. */
export function guessHead(rows: readonly SheetRow[], columns: readonly ListColumn[]): Head | undefined {
  const found = ({ places }: Head) => [...places.values()].filter((place) => place >= 0).length;
  const filled = ({ at }: Head) => rows[at]!.cells.filter(Boolean).length;
  return headsOf(rows, columns).toSorted((a, b) => found(b) - found(a) || filled(b) - filled(a))[0];
}

/** The first ten rows read as header rows. */
function headsOf(rows: readonly SheetRow[], columns: readonly ListColumn[], chosen?: ChosenHeaders): Head[] {
  return rows.slice(0, 10).map(({ cells }, at) => {
    const headers = columns.map(({ key, header, headers: names = [header] }) =>
      chosen ? [chosen.get(key) ?? ''] : names,
    );
    const places = matchHeaders(cells, headers);
    return { at, places: new Map(columns.map(({ key }, nth) => [key, places[nth]!])) };
  });
}

const textAt = ({ cells }: SheetRow, places: ReadonlyMap<string, number>, key: string): string =>
  plainText(cells[places.get(key)!] ?? '');

/** Original text of a column. */
export const givenText = (row: CheckedRow, key: string): string => textAt(row, row.places, key);

/** Parses and validates the cells of one row. */
export function checkRow(
  row: SheetRow,
  columns: readonly ListColumn[],
  places: ReadonlyMap<string, number>,
): CheckedRow {
  const value: ImportedRow = {};
  const faults = new Map<string, string>();
  for (const column of columns) {
    const { key, header, required, maxLength = Infinity, read } = column;
    const text = textAt(row, places, key);
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
  return { ...row, value, places, faults };
}

/** Marks values of unique columns that are repeated in the sheet or already exist in the list. */
export async function checkUnique(
  rows: readonly CheckedRow[],
  { columns, findExisting }: Pick<ListImport, 'columns' | 'findExisting'>,
): Promise<void> {
  const turn = turns();
  for (const { key, header, unique } of columns) {
    if (!unique) continue;
    const isGiven = ({ value, faults }: CheckedRow) => value[key] && !faults.has(key);
    const wanted = new Set<string>();
    for (const row of rows) {
      await turn();
      if (isGiven(row)) wanted.add(String(row.value[key]));
    }
    const existing = await findExisting(key, [...wanted]);
    const firsts = new Map<string, number>();
    for (const row of rows) {
      await turn();
      if (!isGiven(row)) continue;
      const { value, faults, number } = row;
      const text = String(value[key]);
      const first = firsts.get(text);
      if (existing.has(text)) faults.set(key, t.taken(header));
      else if (first !== undefined) faults.set(key, t.twice(header, first));
      else firsts.set(text, number);
    }
  }
}
