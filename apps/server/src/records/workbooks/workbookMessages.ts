import type { PackageRefusal } from './openPackage';

/** Why a workbook is not read. */
export type SheetRefusal = PackageRefusal | 'too-many-rows' | 'too-many-columns';

export interface SheetLimits {
  /** Rows that hold anything, at most, in all sheets that are read. */
  maxRows: number;
  /** The last column that may hold anything, from 1. */
  maxColumns: number;
  /** Names of the sheets that are read besides the first; default none. */
  sheets?: readonly string[];
}

/** What the thread that reads workbooks is asked. */
export interface WorkbookTask extends SheetLimits {
  path: string;
  fileType: 'xls' | 'xlsx';
}

export interface SheetRow {
  /** As the workbook counts, from 1. */
  number: number;
  /** Name of its sheet; none of the first one. */
  sheet?: string;
  /** Texts, without blanks around them; dates as `2026-11-21`. */
  cells: string[];
  /** Places of `cells` whose text a formula made, which is as true as its last calculation; none = undefined. */
  formulas?: number[];
}

/** Rows, sheet after sheet, or why they are not read. */
export type SheetAnswer = { rows: SheetRow[] } | { refusal: SheetRefusal };

/** Some of the rows, or why there are none. After each but the last the thread waits for a message, whatever it says. */
export type WorkbookAnswer = { rows: SheetRow[]; isLast: boolean } | { refusal: SheetRefusal };
