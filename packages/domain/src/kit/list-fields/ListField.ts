/** Label in all languages. */
export type Label = Readonly<Record<Language, string>>;
export type Language = 'zh-CN' | 'en-US';

/** One value of a field with fixed values. */
export interface FieldOption {
  value: string;
  label: Label;
  /** Colour of a tag; default plain text. */
  tone?: 'default' | 'processing' | 'success' | 'warning' | 'error';
}

/**
 * Kind of the values of a field.
 * - `quantity`: decimal number; `money`: amount in yuan, shown with two decimals
 * - `day`: `YYYY-MM-DD`; `moment`: `YYYY-MM-DD HH:mm:ss`
 * - `person`: username, shown with the name in `<key>_dictText` and the picture in `avatar` if the row has them
 */
export type FieldKind = 'text' | 'number' | 'quantity' | 'money' | 'day' | 'moment' | 'person';

/** Table that the advanced query offers values from. */
export interface FieldTable {
  table: string;
  text: string;
  code: string;
}

/**
 * A field of a list. Grid columns, search form, advanced query, workbook columns and labels in data rules derive from
 * it.
 */
export interface ListField<Key extends string = string> {
  /** Key in a row; also the wire name in filters, conditions and data rules. */
  key: Key;
  label: Label;
  /** Default `text`. */
  kind?: FieldKind;
  /** Dictionary code of its values; rows have the text in `<key>_dictText`. */
  dict?: string;
  /** All values. With `dict`, the app uses these labels, while workbooks use the texts of the dictionary. */
  options?: readonly FieldOption[];
  /** Key of the English text, which English users see where it is not empty. */
  english?: Key;
  /** Shown in the search form. Texts match by containment, or exactly with `exact`; days and moments by range. */
  search?: true | 'exact';
  /** Maximum characters in the search form and in workbooks. */
  maxLength?: number;
  /** Offered by the advanced query, optionally with values from a table; default no. */
  query?: true | FieldTable;
  /** False hides the grid column. */
  column?: false;
  /** Column width in pixels; default the remaining space. */
  width?: number;
  /** Sortable by the server; default no. */
  sort?: true;
  /** Imported from workbooks; `required`: rows without a value are refused. */
  import?: true | 'required';
  /** Exported to workbooks; default same as `import`. */
  export?: boolean;
  /** Header of the workbook column; default the Chinese label. */
  head?: string;
  /** Values are unique within a workbook and within the list. */
  unique?: true;
  /** Regular expression that workbook cells must match. */
  pattern?: string;
  /** Width of the workbook column in characters; default 16. */
  cellWidth?: number;
}
