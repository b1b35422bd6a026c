import type { Outcome } from '@gezi/domain';
import type { ImportRecord, ImportTable } from './saveRows';

/** One column of a list, as imports read it and exports write it. */
export interface ListColumn {
  /** Member of the row. */
  key: string;
  /** As the head of the column says. */
  header: string;
  required?: boolean;
  /** Characters, at most. */
  maxLength?: number;
  /** May not appear twice in a list. */
  unique?: boolean;
  /** What the text means, or why it means nothing; default the text itself. Never asked for an empty text. */
  read?: (text: string) => Outcome<unknown, string>;
  /** What the export writes; default the member itself. */
  cell?: (row: Readonly<Record<string, unknown>>) => unknown;
  /** Not told again by the copy that says what is wrong with rows. */
  secret?: boolean;
  /** Width in characters; default 16. */
  width?: number;
}

export type ImportedRow = Record<string, unknown>;

/** Rows that belong to rows of a list, on a sheet of their own. */
export interface DetailSheet {
  /** Member of the row above that holds them, as a list in their order. */
  key: string;
  /** What the sheet may be called; where it is written it bears the first. */
  names: readonly [string, ...string[]];
  columns: readonly ListColumn[];
  /** Key of the column that names the row above, and of the column of the list where the same text stands. */
  link: { key: string; to: string };
}

/** What is wrong with a row as a whole: the column at fault, and why. */
export type RowFault = readonly [key: string, reason: string];

/** A list that rows of workbooks go into. */
export type ListImport = ImportedList & (TableImport | OwnImport);

interface ImportedList {
  /** What it holds, e.g. 供应商. */
  name: string;
  columns: readonly ListColumn[];
  /** Sheets beside the first. */
  details?: readonly DetailSheet[];
  /** Of the values of a unique column, those that are taken already. */
  taken: (key: string, values: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Looks at rows whose cells are good, several columns together. @returns for each row its fault, if it has one */
  check?: (rows: readonly ImportedRow[]) => Promise<readonly (RowFault | undefined)[]>;
}

/** Each row is one of a single table. */
interface TableImport {
  /** Where rows are stored. */
  table: ImportTable;
  /** Rows as they are stored, each with an id of its own. */
  records: (rows: readonly ImportedRow[]) => ImportRecord[];
}

/** Rows that take more than one table. */
interface OwnImport {
  /** Stores all rows or none. */
  save: (rows: readonly ImportedRow[]) => Promise<void>;
}
