import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import type { ExportValue } from '../../core/export/csvText';
import { workbookRow } from '../../core/export/workbookRow';

/** A worksheet that is being written. */
export interface WorkbookJob {
  sheetName: string;
  /** Heading first. */
  rows: readonly (readonly ExportValue[])[];
  /** Columns whose days become real dates. */
  days: readonly boolean[];
  /** Pixels of the columns. */
  widths: readonly number[];
  /** Notes of cells; row 0 is the heading. */
  notes?: readonly WorkbookNote[];
}

export interface WorkbookNote {
  row: number;
  column: number;
  text: string;
}

/** The bytes of an .xlsx file with one worksheet. */
export function writeWorkbook({ sheetName, rows, days, widths, notes = [] }: WorkbookJob): ArrayBuffer {
  const none = days.map(() => false);
  const sheet: WorkSheet = {};
  rows.forEach((row, r) =>
    workbookRow(row, r === 0 ? none : days).forEach((cell, c) => {
      if (cell) sheet[utils.encode_cell({ r, c })] = cell;
    }),
  );
  for (const { row: r, column: c, text } of notes) {
    const cell = (sheet[utils.encode_cell({ r, c })] ??= { t: 'z' }) as CellObject;
    cell.c = Object.assign([{ t: text }], { hidden: true });
  }
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: Math.max(0, rows.length - 1), c: Math.max(0, days.length - 1) },
  });
  sheet['!cols'] = widths.map((wpx) => ({ wpx }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName);
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
