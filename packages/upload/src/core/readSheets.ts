import { read, utils, type CellObject, type WorkSheet } from '@e965/xlsx';

/** Most rows and columns of a sheet that are shown. */
export const SHEET_LIMITS = { rows: 200, columns: 50 };

export interface SheetPreview {
  name: string;
  /** Letters above the columns. */
  columns: string[];
  /** Formatted texts of the cells; all rows have the same length. */
  rows: string[][];
  /** Whether the sheet has more rows or columns. */
  isCut: boolean;
}

/**
 * Visible sheets of an `.xlsx` or `.xls` workbook. Formulas have the values that were saved with them.
 *
 * @throws {Error} the bytes are no workbook, or it has a password
 */
export function readSheets(bytes: ArrayBuffer): SheetPreview[] {
  const { SheetNames, Sheets, Workbook } = read(bytes, {
    dense: true,
    sheetRows: SHEET_LIMITS.rows,
    cellFormula: false,
    cellHTML: false,
  });
  const isHidden = (index: number) => (Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
  return SheetNames.flatMap((name, index) => (isHidden(index) ? [] : [previewOf(name, Sheets[name]!)]));
}

function previewOf(name: string, sheet: WorkSheet): SheetPreview {
  const full = utils.decode_range((sheet['!fullref'] as string | undefined) ?? sheet['!ref'] ?? 'A1');
  const count = Math.min(full.e.c + 1, SHEET_LIMITS.columns);
  const places = Array.from({ length: count }, (_, column) => column);
  const data = sheet['!data'] ?? [];
  return {
    name,
    columns: places.map((column) => utils.encode_col(column)),
    rows: Array.from(data.slice(0, SHEET_LIMITS.rows), (row) => places.map((column) => textOf(row?.[column]))),
    isCut: full.e.r >= SHEET_LIMITS.rows || full.e.c >= SHEET_LIMITS.columns,
  };
}

const textOf = (cell: CellObject | undefined): string => cell?.w ?? (cell?.v === undefined ? '' : String(cell.v));
