import type { PackageRefusal } from './openPackage';

/** Reason why a workbook is refused. */
export type SheetRefusal = PackageRefusal | 'too-many-rows' | 'too-many-columns' | 'out-of-bounds';

/** Where a workbook exceeds a limit. */
export interface SheetPlace {
  sheet: string;
  /** Address as written in the workbook. */
  cell: string;
}

/** A refusal; `place` for `too-many-columns` and `out-of-bounds`. */
export interface RefusedSheet {
  refusal: SheetRefusal;
  place?: SheetPlace;
}

export interface SheetLimits {
  /** Maximum non-empty rows of all sheets read. */
  maxRows: number;
  /** Last column that may contain a value, from 1. */
  maxColumns: number;
  /** Names of the sheets to read besides the first; default none. */
  sheets?: readonly string[];
}

/** Task of the worker thread. */
export interface WorkbookTask extends SheetLimits {
  path: string;
  fileType: 'xls' | 'xlsx';
}

export interface SheetRow {
  /** Row number in the workbook, from 1. */
  number: number;
  /** Name of its sheet; undefined for the first sheet. */
  sheet?: string;
  /** Trimmed texts; dates as `2026-11-21`. */
  cells: string[];
  /** Indexes of `cells` computed by a formula, whose text may be outdated; undefined if there are none. */
  formulas?: number[];
}

/** Rows of all sheets in order, or the reason for a refusal. */
export type SheetResult = { rows: SheetRow[] } | RefusedSheet;

/** A chunk of rows, or the reason for a refusal. After each chunk but the last the thread waits for any message. */
export type WorkbookAnswer = { rows: SheetRow[]; isLast: boolean } | RefusedSheet;
