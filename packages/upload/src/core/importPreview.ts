/** A column that an import writes. */
export interface ImportColumn {
  key: string;
  label: string;
  required: boolean;
  /** Header of the workbook that matches by name. */
  match?: string;
}

/** First rows of a workbook; `cells` in the order of `headers`. */
export interface ImportPreview {
  columns: readonly ImportColumn[];
  headers: readonly string[];
  rows: readonly { number: number; cells: readonly string[] }[];
  /** Number of all rows. */
  total: number;
}

/** Header of the workbook by key of the column. */
export type ColumnChoice = Readonly<Record<string, string>>;

/** The columns that match by name. */
export const matchedColumns = ({ columns }: ImportPreview): ColumnChoice =>
  Object.fromEntries(columns.flatMap(({ key, match }) => (match === undefined ? [] : [[key, match]])));

/** Imports a header into a column; undefined: into none. A header has one column, and a column one header. */
export function chooseColumn(choice: ColumnChoice, header: string, key: string | undefined): ColumnChoice {
  const others = Object.entries(choice).filter(([other, chosen]) => chosen !== header && other !== key);
  return Object.fromEntries(key === undefined ? others : [...others, [key, header]]);
}

/** Required columns without a header. */
export const missingColumns = ({ columns }: ImportPreview, choice: ColumnChoice): ImportColumn[] =>
  columns.filter(({ key, required }) => required && choice[key] === undefined);
