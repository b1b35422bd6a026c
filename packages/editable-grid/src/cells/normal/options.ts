import type { ChoicesOptions } from '../shared/choices/options';

/** Options of a cell that shows the field or what the application renders. */
export interface ContentOptions<Row extends object> {
  /**
   * Content of the cell: a text or a React node; default: the value of the field.
   *
   * @param write sets the value of the field, as one undoable step
   */
  render?: (row: Row, rowIndex: number, write: (value: unknown) => void) => unknown;
}

/** Options of a cell that is only shown; a field with choices shows their labels. */
export interface NormalOptions<Row extends object> extends ContentOptions<Row>, ChoicesOptions {}
