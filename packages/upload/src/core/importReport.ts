/** A fault of an imported row, or a warning about it. */
export interface RefusedCell {
  /** Row number in the workbook, from 1. */
  row: number;
  /** Name of a sheet after the first. */
  sheet?: string;
  /** Header of the column; empty if the fault concerns none. */
  column: string;
  reason: string;
}

/** Counts and faults of an import. */
export interface ImportReport {
  totalCount: number;
  successCount: number;
  errorCount: number;
  /** Workbook of the refused rows, to be corrected and imported; default none. */
  workbookUrl?: string;
  /** The first faults. */
  refused: readonly RefusedCell[];
  /** Warnings about the first imported rows that need to be checked; default none. */
  warned?: readonly RefusedCell[];
}

/** The report in the result of an import; undefined if the server sends none. */
export function importReportOf(result: unknown): ImportReport | undefined {
  const report = result as Partial<ImportReport> | null | undefined;
  return typeof report === 'object' && report !== null && Array.isArray(report.refused)
    ? (report as ImportReport)
    : undefined;
}

/** Warnings about imported rows. */
export const importWarningsOf = (result: unknown): readonly RefusedCell[] => importReportOf(result)?.warned ?? [];
