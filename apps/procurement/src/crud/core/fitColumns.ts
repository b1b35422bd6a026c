import type { GridColumn } from '@gezi/editable-grid';

/** Pixels around the text of a cell, and of the marks of a heading: for sorting, filtering and required cells. */
const AROUND = 26;
const SORT = 22;
const FILTER = 26;
const REQUIRED = 11;
/** Widest column of names in pixels, and of other texts without a width of their own; longer ones end in an ellipsis. */
const WIDEST_NAME = 360;
const WIDEST = 200;
const NAMES = /(name|title)$/i;

/** Pixels by key of the column. */
export type Widths = Readonly<Record<string, number>>;

/**
 * Widths at which headings and names are shown in full, and other texts within bounds. A column whose cells are more than text keeps its own
 * width, or the wider one of its heading; one without a width stays flexible unless its texts need more.
 *
 * @param textOf text of a cell; undefined if it is more than text
 * @param measure pixels of a text in the letters of the list
 * @param known widths of earlier rows; a column never becomes narrower, so that pages do not move it
 */
export function fitColumns<Row extends object>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  textOf: (column: GridColumn<Row>, row: Row) => string | undefined,
  measure: (text: string) => number,
  known: Widths = {},
): Widths {
  const widths: Record<string, number> = {};
  for (const column of columns) {
    const { key, width } = column;
    const heading = headingWidth(column, measure);
    const texts = rows.map((row) => textOf(column, row));
    const widest = texts.includes(undefined)
      ? (width ?? 0)
      : Math.min(
          NAMES.test(key) ? WIDEST_NAME : Math.max(WIDEST, width ?? 0),
          Math.max(...texts.map((text) => measure(text!)), 0) + AROUND,
        );
    const needed = Math.ceil(Math.max(heading, widest, known[key] ?? 0));
    if (width !== undefined || needed > FLEXIBLE) widths[key] = needed;
  }
  return widths;
}

/** Texts up to this width fit into a flexible column. */
const FLEXIBLE = 160;

/** Columns wide enough for their headings; those without a width stay flexible. For rows that are edited. */
export const fitHeadings = <Row extends object>(
  columns: readonly GridColumn<Row>[],
  measure: (text: string) => number,
): readonly GridColumn<Row>[] =>
  columns.map((column) =>
    column.width === undefined
      ? column
      : { ...column, width: Math.max(column.width, Math.ceil(headingWidth(column, measure))) },
  );

const headingWidth = <Row extends object>(column: GridColumn<Row>, measure: (text: string) => number): number => {
  const { key, title = key, isOrder, filter } = column;
  const rules = ('validateRules' in column && column.validateRules) || [];
  const isRequired = rules.some((rule) => 'required' in rule && rule.required);
  return measure(title) + AROUND + (isOrder ? SORT : 0) + (filter ? FILTER : 0) + (isRequired ? REQUIRED : 0);
};
