import type { PackageRefusal } from './packageRefusal';

/** What the thread that reads workbooks is asked. */
export interface WorkbookTask {
  path: string;
  fileType: 'xls' | 'xlsx';
  maxColumns: number;
}

export interface SheetRow {
  /** As the workbook counts, from 1. */
  number: number;
  /** Texts, without blanks around them; dates as `2026-11-21`. */
  cells: string[];
}

export type WorkbookAnswer = { rows: SheetRow[] } | { refusal: PackageRefusal };
