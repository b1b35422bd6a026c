import type { RefusedCell } from '@gezi/domain';
import { groupBy } from '../../platform/kit/groupBy';
import { texts } from '../../platform/texts';
import { givenText, type CheckedRow } from './checkRows';
import type { DetailSheet, ListColumn, ListImport } from './ListImport';

/** A row of a detail sheet. */
export interface CheckedDetail extends CheckedRow {
  detail: DetailSheet;
  /** Rows it may belong to: exactly one if the row is valid. */
  parents: readonly CheckedRow[];
}

const t = texts.import;
/** Fault key for a fault in a related row, which concerns no column of this row. */
const RELATED_ROW = '\u0000elsewhere';

/** Finds the parent row of each detail row within the same workbook. */
export function linkDetails(rows: readonly CheckedRow[], details: CheckedDetail[], { columns }: ListImport): void {
  const keys = new Set(details.map(({ detail }) => detail.link.to));
  const byKey = new Map([...keys].map((key) => [key, groupBy(rows, (row) => givenText(row, key))]));
  for (const row of details) {
    const { key, to } = row.detail.link;
    const text = givenText(row, key);
    if (!text) continue;
    row.parents = byKey.get(to)!.get(text) ?? [];
    const header = headerOf(columns, to);
    if (row.parents.length === 0) row.faults.set(key, t.noRowAbove(text, header));
    if (row.parents.length > 1) row.faults.set(key, t.severalAbove(text, header));
  }
}

/**
 * Adds the details to their parent rows. A row and its details are stored together, so a fault in one of them is also
 * reported on the others.
 */
export function joinDetails(rows: readonly CheckedRow[], details: readonly CheckedDetail[], list: ListImport): void {
  for (const { value } of rows) for (const { key } of list.details ?? []) value[key] = [];
  for (const { detail, parents: above, value, faults, number } of details) {
    for (const row of above) {
      (row.value[detail.key] as unknown[]).push(value);
      if (faults.size > 0 && !row.faults.has(RELATED_ROW)) {
        row.faults.set(RELATED_ROW, t.faultBelow(detail.names[0], number));
      }
    }
  }
  for (const { parents: above, faults } of details) {
    const invalidParent = above.find((row) => row.faults.size > 0);
    if (invalidParent && faults.size === 0) faults.set(RELATED_ROW, t.faultAbove(invalidParent.number));
  }
}

/** Faults of a row as texts, each with its column header. */
export const reasonsOf = ({ faults }: CheckedRow, columns: readonly ListColumn[]): string[] =>
  [...faults].map(([key, reason]) => {
    const header = headerOf(columns, key);
    return reason.includes(header) || key === RELATED_ROW ? reason : t.about(header, reason);
  });

/** Faults of a row in one line, with its row number and, if there are several, its sheet. */
export function faultText(row: CheckedRow | CheckedDetail, { columns, details = [] }: ListImport): string {
  const detail = 'detail' in row ? row.detail : undefined;
  const reasons = reasonsOf(row, detail?.columns ?? columns).join('；');
  if (detail) return t.faultIn(t.sheetOf(detail.names[0]), row.number, reasons);
  return details.length > 0 ? t.faultIn(t.mainSheet, row.number, reasons) : t.fault(row.number, reasons);
}

/** Faults of a row with their places. */
export function refusedCells(row: CheckedRow | CheckedDetail, list: ListImport): RefusedCell[] {
  const detail = 'detail' in row ? row.detail : undefined;
  return [...row.faults].map(([key, reason]) => ({
    row: row.number,
    ...(detail && { sheet: detail.names[0] }),
    column: headerOf((detail ?? list).columns, key),
    reason,
  }));
}

const headerOf = (columns: readonly ListColumn[], wanted: string): string =>
  columns.find(({ key }) => key === wanted)?.header ?? '';
