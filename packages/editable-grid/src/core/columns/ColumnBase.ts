import type { FieldRule } from '@gezi/validators/lean';
import type { FilterKind } from '../filter/FilterKind';
import type { ValidateHandler } from '../validation/ValidateHandler';

export type Align = 'start' | 'center' | 'end';

/** Figure in a column's footer. */
export type Statistic = 'sum' | 'average';

/** A yes/no setting, for the whole column or per row. */
export type RowFlag<Row> = boolean | ((row: Row) => boolean);

/** A rule of `@gezi/validators`, or a handler of the application's own. */
export type ColumnRule<Row> = FieldRule | HandlerRule<Row>;

/** A rule checked by a function of the application's own, sync or async. */
export interface HandlerRule<Row> {
  /** Checks one cell; see {@link ValidateHandler} for its results. */
  handler: ValidateHandler<Row>;
  /** Shown when the handler returns `false`. */
  message?: string;
}

/** Options of every column type. */
export interface ColumnBase {
  /** Heading; also the accessible name of the cell's input. */
  title?: string;
  /** Pixels. Without it the column starts at its type's default width (B§9) and grows into free room. */
  width?: number;
  /** Default by type: numbers `end`, checkboxes `center`, all others `start`. */
  align?: Align;
  /** The column stays visible while the others scroll sideways. */
  pin?: 'start' | 'end';
  /** A click on the heading sorts by this column. Default false. */
  isOrder?: boolean;
  /** The heading offers a filter: `true` for the kind of the column's type, or the kind itself. Default false. */
  filter?: boolean | FilterKind;
}

/** Options of every column that shows a field of the row. */
export interface FieldColumnBase<Row extends object> extends ColumnBase {
  /** Value of the field in a new row; default the type's empty value. */
  defaultValue?: unknown;
  /** Rules of the column in order; the first failure is shown (B§5). */
  validateRules?: readonly ColumnRule<Row>[];
  /** Footer figures of the column. */
  statistics?: readonly Statistic[];
  /** Cells are greyed and refuse typing, pasting and filling; may depend on the row. Default false. */
  disabled?: RowFlag<Row>;
  /** Cells are plain text in an editable grid; may depend on the row. Default false. */
  readOnly?: RowFlag<Row>;
}
