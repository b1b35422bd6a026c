import type { Outcome } from '@gezi/domain';
import type { CellType } from './typedCell';
import type { ImportRecord, ImportTable } from './saveRows';

/** One column of a list in imports and exports. */
export interface ListColumn {
  /** Key in the row. */
  key: string;
  /** Column header, in the current language. */
  header: string;
  /** Headers in all languages, which an import recognises; default `header`. */
  headers?: readonly string[];
  required?: boolean;
  /** Maximum characters. */
  maxLength?: number;
  /** Whether values must be unique in the list. */
  unique?: boolean;
  /** Parses a cell text, or gives the reason why it is invalid; default the text. Not called for empty texts. */
  read?: (text: string) => Outcome<unknown, string>;
  /** Value the export writes; default the value at `key`. */
  cell?: (row: Readonly<Record<string, unknown>>) => unknown;
  /** Type of the cells that the export writes; default text. */
  type?: CellType;
  /** No text can be read; omitted from the template. */
  isRefused?: boolean;
  /** Omitted from the annotated copy. */
  secret?: boolean;
  /** Width in characters; default 16. */
  width?: number;
}

export type ImportedRow = Record<string, unknown>;

/** A sheet of detail rows, each belonging to a row of the first sheet. */
export interface DetailSheet {
  /** Key of the parent row that gets the details as an array, in sheet order. */
  key: string;
  /** Accepted sheet names; exports use the first. */
  names: readonly [string, ...string[]];
  columns: readonly ListColumn[];
  /** `key`: column that names the parent row. `to`: column of the first sheet with the same text. */
  link: { key: string; to: string };
}

/** A fault that concerns several columns: the column to mark, and the reason. */
export type RowFault = readonly [key: string, reason: string];

/** A list that workbooks are imported into. */
export type ListImport = ImportedList & (TableImport | OwnImport);

interface ImportedList {
  /** Name of its records in the current language, e.g. 供应商. */
  name: () => string;
  columns: readonly ListColumn[];
  /** Sheets besides the first. */
  details?: readonly DetailSheet[];
  /** Returns those of `values` that already exist in a unique column. */
  findExisting: (key: string, values: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Checks rows with valid cells across columns. @returns one entry per row: its fault, if any */
  check?: (rows: readonly ImportedRow[]) => Promise<readonly (RowFault | undefined)[]>;
  /** Finds what users should look at in rows that are stored all the same. @returns one entry per row, if any */
  warn?: (rows: readonly ImportedRow[]) => Promise<readonly (RowFault | undefined)[]>;
}

/** Rows are stored in a single table. */
export interface TableImport {
  /** Table the rows are stored in. */
  table: ImportTable;
  /** Maps rows to records with new ids, each by itself. */
  records: (rows: readonly ImportedRow[]) => ImportRecord[];
}

/** Rows are stored in several tables. */
interface OwnImport {
  /** Stores all rows in one transaction. */
  save: (rows: readonly ImportedRow[]) => Promise<void>;
}
