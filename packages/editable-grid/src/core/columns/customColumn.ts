import type { EveryOption } from '../../cells/columnOptions';
import type { FieldColumnBase } from './ColumnBase';
import type { GridColumn } from './GridColumn';

/** A column of a cell type that the application defines with `defineCell`. */
export interface CustomColumn<Row extends object> extends FieldColumnBase<Row>, EveryOption<Row> {
  /** Field of the row; unique within the grid. */
  key: keyof Row & string;
  /** Name of the cell type in the registry of the grid. */
  type: string;
}

/** Makes a column of an application's own cell type; it may have any option, the cell type decides which it reads. */
export const customColumn = <Row extends object>(column: CustomColumn<Row>): GridColumn<Row> =>
  // The union has the cell types of this package only.
  column as FieldColumnBase<Row> as GridColumn<Row>;
