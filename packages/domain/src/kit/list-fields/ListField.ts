/** A name in every language of the platform: the app shows the one in force, the server the Chinese one. */
export type Label = Readonly<Record<Language, string>>;
export type Language = 'zh-CN' | 'en-US';

/** One value of a field whose values are fixed. */
export interface FieldOption {
  value: string;
  label: Label;
  /** Shown as a tag of this colour; default plain text. */
  tone?: 'default' | 'processing' | 'success' | 'warning' | 'error';
}

/**
 * What the values of a field are.
 * - `quantity`: a decimal number; `money`: an amount in yuan, shown with two decimals
 * - `day`: `YYYY-MM-DD`; `moment`: `YYYY-MM-DD HH:mm:ss`
 * - `person`: an account, shown by the name in `<key>_dictText` and the picture in `avatar` where the row has them
 */
export type FieldKind = 'text' | 'number' | 'quantity' | 'money' | 'day' | 'moment' | 'person';

/** A field whose rows refer to a row of a table, as the advanced query offers it. */
export interface FieldTable {
  table: string;
  text: string;
  code: string;
}

/**
 * A field of a list. The grid columns, the search form, the advanced query, the workbook columns and the names of
 * data-rule members derive from it.
 */
export interface ListField<Key extends string = string> {
  /** Member of a row; on the wire the name of its filter, its condition and its data-rule member. */
  key: Key;
  label: Label;
  /** Default `text`. */
  kind?: FieldKind;
  /** Code of the dictionary of its values; rows have the text of the value as `<key>_dictText`. */
  dict?: string;
  /** All values there are; of a dictionary those the app names in both languages, workbooks have its own words. */
  options?: readonly FieldOption[];
  /** Offered by the search form. A text finds what contains it, `exact` only itself; days and moments take a range. */
  search?: true | 'exact';
  /** Characters, at most: in the search form and in workbooks. */
  maxLength?: number;
  /** Offered by the advanced query; default no. A table where its values are chosen from one. */
  query?: true | FieldTable;
  /** False: no column of the grid. Default true. */
  column?: false;
  /** Pixels of the column; default what is left. */
  width?: number;
  /** The server sorts by it; default no. */
  sort?: true;
  /** Read from workbooks; `required`: a row without it is refused. */
  import?: true | 'required';
  /** Written to workbooks; default as `import`. */
  export?: boolean;
  /** Head of the workbook column; default the Chinese label. */
  head?: string;
  /** No two rows of a workbook, nor of the list, share a value. */
  unique?: true;
  /** What the cell of a workbook has to match. */
  pattern?: string;
  /** Characters of the workbook column; default 16. */
  cellWidth?: number;
}
