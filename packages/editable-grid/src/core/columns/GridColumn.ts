import type { EveryOption, FieldCellOptions, FreeCellOptions } from '../../cells/columnOptions';
import type { ColumnBase, FieldColumnBase } from './ColumnBase';

/** Names of the cell types that show a field of the row. */
export type FieldCellType = keyof FieldCellOptions<object>;
/** Names of the cell types that need no field: content rendered by `render`, and the grid's own columns. */
export type FreeCellType = keyof FreeCellOptions<object>;

type FieldColumn<Row extends object, Type extends FieldCellType> = FieldColumnBase<Row> &
  FieldCellOptions<Row>[Type] & {
    /** Field of the row; unique within the grid. */
    key: keyof Row & string;
    /** Cell type. */
    type: Type;
  };

type FreeColumn<Row extends object, Type extends FreeCellType> = ColumnBase &
  FreeCellOptions<Row>[Type] & {
    /** Names the column; unique within the grid. */
    key: string;
    /** Cell type. */
    type: Type;
  };

/** A column without `type` is `normal`; the options of all other types are refused explicitly. */
type UntypedColumn<Row extends object> = Omit<FieldColumn<Row, 'normal'>, 'type'> & { type?: undefined } & {
  [Option in Exclude<keyof EveryOption<Row>, keyof FieldCellOptions<Row>['normal']>]?: undefined;
};

/**
 * A column of an application (B§3), a union by `type`: each member has the options of its cell type. `readColumns`
 * creates columns from data, `customColumn` columns of the application's own cell types.
 *
 * @typeParam Row the application's row; `key` names one of its fields
 */
export type GridColumn<Row extends object = Record<string, unknown>> =
  | UntypedColumn<Row>
  | { [Type in FieldCellType]: FieldColumn<Row, Type> }[FieldCellType]
  | { [Type in FreeCellType]: FreeColumn<Row, Type> }[FreeCellType];
