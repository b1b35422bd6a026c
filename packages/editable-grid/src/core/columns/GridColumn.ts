import type { FieldRule } from '@gezi/validators';
import type { FilterKind } from '../filter/FilterKind';
import type { ValidateHandler } from '../validation/ValidateHandler';

/** One choice of a select, radio or dictionary column. */
export interface GridOption {
  value: string | number | boolean;
  /** What the user sees; dictionary items bring `text` or `title` instead. */
  label?: string;
  text?: string;
  title?: string;
  disabled?: boolean;
}

/** A yes/no setting, for the whole column or asked for each row. */
export type RowFlag<Row> = boolean | ((row: Row) => boolean);

export type ColumnRule<Row> = FieldRule | HandlerRule<Row>;

/** A rule of the caller's own; sync or async. */
export interface HandlerRule<Row> {
  handler: ValidateHandler<Row>;
  /** Shown when the handler answers `false`. */
  message?: string;
}

export type Statistic = 'sum' | 'average';
export type Align = 'start' | 'center' | 'end';

/**
 * A column as the caller writes it (B§3).
 *
 * @typeParam Row the caller's row; `key` names one of its fields
 */
export interface GridColumn<Row extends object = Record<string, unknown>> {
  /** Field of the row; unique within the grid. */
  key: string;
  /** Heading; also what a screen reader says for the cell's input. */
  title?: string;
  /** Name of a cell type in the registry: `input`, `inputNumber`, `select`, `date`, …; default `normal`. */
  type?: string;
  /** Pixels. Without it the column takes its type's default (B§9) and grows into free room. */
  width?: number;
  /** Shown in an empty cell. */
  placeholder?: string;
  /** Value of the field in a new row. */
  defaultValue?: unknown;
  /** Choices of a select. */
  options?: readonly GridOption[];
  /** Rules of the column, first failure wins (B§5). */
  validateRules?: readonly ColumnRule<Row>[];
  /** Footer figures of the column. */
  statistics?: readonly Statistic[];
  /** Greyed: neither typed into nor copied over; may depend on the row. */
  disabled?: RowFlag<Row>;
  /** Plain text in an editable grid; may depend on the row. */
  readOnly?: RowFlag<Row>;
  /** Default: by type (numbers `end`, checkboxes `center`, the rest `start`). */
  align?: Align;
  /** Values written by a checkbox, checked first; default `[true, false]`. */
  customValue?: readonly [checked: unknown, unchecked: unknown];
  /** A new row's checkbox is ticked. */
  defaultChecked?: boolean;
  /** The heading sorts. */
  isOrder?: boolean;
  /** The heading filters: `true` as its type does, or as named. */
  filter?: boolean | FilterKind;
  /** Stays in sight while the rest scrolls sideways. */
  pin?: 'start' | 'end';
  /** Longest text, in characters; no limit by default. */
  maxLength?: number;
  /** Content of a `normal` cell: text, or a React node; default the field itself. */
  render?: (row: Row, rowIndex: number) => unknown;
}

/** What the user reads for a choice. */
export const optionText = (option: GridOption): string =>
  option.label ?? option.text ?? option.title ?? String(option.value);
