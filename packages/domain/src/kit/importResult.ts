import { Type, type Static } from 'typebox';

/** Maximum rows of all workbooks of an import. */
export const MAX_IMPORT_ROWS = 50_000;

/** A fault of an imported row. */
export const RefusedCell = Type.Object({
  /** Row number in the workbook, from 1. */
  row: Type.Integer(),
  /** Name of a sheet after the first. */
  sheet: Type.Optional(Type.String()),
  /** Header of the column; empty for a fault of a related row. */
  column: Type.String(),
  reason: Type.String(),
});
export type RefusedCell = Static<typeof RefusedCell>;

/** First rows of a workbook with the columns they are imported into. */
export const ImportPreview = Type.Object({
  columns: Type.Array(
    Type.Object({
      key: Type.String(),
      label: Type.String(),
      required: Type.Boolean(),
      /** Header of the workbook that matches by name. */
      match: Type.Optional(Type.String()),
    }),
  ),
  headers: Type.Array(Type.String()),
  /** `cells` in the order of `headers`. */
  rows: Type.Array(Type.Object({ number: Type.Integer(), cells: Type.Array(Type.String()) })),
  /** Number of all rows. */
  total: Type.Integer(),
});
export type ImportPreview = Static<typeof ImportPreview>;

/** Result of an import with refused rows or warnings (contract, part 1 §1.11). */
export const ImportResult = Type.Object({
  totalCount: Type.Integer(),
  successCount: Type.Integer(),
  errorCount: Type.Integer(),
  msg: Type.String(),
  /** A text with one line for each refused row; relative to the base path. */
  fileUrl: Type.String(),
  fileName: Type.String(),
  /** The refused rows as a workbook with marked cells, to be corrected and imported. */
  workbookUrl: Type.Optional(Type.String()),
  workbookName: Type.Optional(Type.String()),
  /** At most 500; the files have all of them. */
  refused: Type.Array(RefusedCell),
  /** Stored rows to look at, e.g. possible duplicates; at most 500. */
  warned: Type.Optional(Type.Array(RefusedCell)),
});
export type ImportResult = Static<typeof ImportResult>;
