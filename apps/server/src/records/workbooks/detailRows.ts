import { groupBy } from '../../platform/kit/groupBy';
import { texts } from '../../platform/texts';
import type { CheckedRow } from './checkRows';
import type { DetailSheet, ListColumn, ListImport } from './ListImport';

/** A row of a sheet beside the first. */
export interface CheckedDetail extends CheckedRow {
  detail: DetailSheet;
  /** The rows it may belong to: one, unless it is at fault. */
  above: readonly CheckedRow[];
}

const t = texts.import;
/** What is wrong with a row because of another one stands under no column. */
const ELSEWHERE = '\u0000elsewhere';

/** Finds for rows of other sheets the row of the same workbook they belong to. */
export function linkDetails(rows: readonly CheckedRow[], details: CheckedDetail[], { columns }: ListImport): void {
  const keys = new Set(details.map(({ detail }) => detail.link.to));
  const byKey = new Map([...keys].map((key) => [key, groupBy(rows, ({ given }) => given.get(key) ?? '')]));
  for (const row of details) {
    const { key, to } = row.detail.link;
    const text = row.given.get(key);
    if (!text) continue;
    row.above = byKey.get(to)!.get(text) ?? [];
    const header = headerOf(columns, to);
    if (row.above.length === 0) row.faults.set(key, t.noRowAbove(text, header));
    if (row.above.length > 1) row.faults.set(key, t.severalAbove(text, header));
  }
}

/**
 * Hands every row its details. They are one record: where one of them is at fault, none of them can be stored, and
 * each says so.
 */
export function joinDetails(rows: readonly CheckedRow[], details: readonly CheckedDetail[], list: ListImport): void {
  for (const { value } of rows) for (const { key } of list.details ?? []) value[key] = [];
  for (const { detail, above, value, faults, number } of details) {
    for (const row of above) {
      (row.value[detail.key] as unknown[]).push(value);
      if (faults.size > 0 && !row.faults.has(ELSEWHERE)) {
        row.faults.set(ELSEWHERE, t.faultBelow(detail.names[0], number));
      }
    }
  }
  for (const { above, faults } of details) {
    const bad = above.find((row) => row.faults.size > 0);
    if (bad && faults.size === 0) faults.set(ELSEWHERE, t.faultAbove(bad.number));
  }
}

/** What is wrong with a row, each reason with the column it is about. */
export const reasonsOf = ({ faults }: CheckedRow, columns: readonly ListColumn[]): string[] =>
  [...faults].map(([key, reason]) => {
    const header = headerOf(columns, key);
    return reason.includes(header) || key === ELSEWHERE ? reason : t.about(header, reason);
  });

/** The same in a line, with the row and, where there are several, the sheet. */
export function faultText(row: CheckedRow | CheckedDetail, { columns, details = [] }: ListImport): string {
  const detail = 'detail' in row ? row.detail : undefined;
  const said = reasonsOf(row, detail?.columns ?? columns).join('；');
  if (detail) return t.faultIn(t.sheetOf(detail.names[0]), row.number, said);
  return details.length > 0 ? t.faultIn(t.mainSheet, row.number, said) : t.fault(row.number, said);
}

const headerOf = (columns: readonly ListColumn[], wanted: string): string =>
  columns.find(({ key }) => key === wanted)?.header ?? '';
