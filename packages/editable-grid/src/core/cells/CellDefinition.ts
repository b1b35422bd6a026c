import type { Align } from '../columns/ColumnBase';
import type { CellColumn } from '../columns/ResolvedColumn';
import type { FilterKind } from '../filter/FilterKind';
import type { Outcome } from '../outcome';

/**
 * What a cell type is, without any DOM: how its value is read, written and shown. Server, clipboard, import and grid
 * use the same definition.
 */
export interface CellDefinition<Value = unknown> {
  /** Name in the registry and in `GridColumn.type`. */
  type: string;
  /** Pixels of a column that names no width (B§9). */
  defaultWidth: number;
  /** The column never grows into free room. */
  fixedWidth?: boolean;
  /** Side it keeps to unless the column says otherwise. */
  pin?: 'start' | 'end';
  /**
   * How it takes part: `text` is typed into, `toggle` is switched, `content` only shows, `lead` belongs to the grid
   * (row number, selection), `none` is never drawn.
   */
  control: 'text' | 'toggle' | 'content' | 'lead' | 'none';
  /** Value of a cleared cell and of a new row without default. */
  empty: Value;
  align?: Align;
  /** `input`: every key is a value. `leave`: typed text is read when the cell is left (choices, dates). */
  commit?: 'input' | 'leave';
  /** Enter writes a new line when Alt is held. */
  multiline?: boolean;
  /** How columns of this type are filtered; default `text`, `choice` for switches and where the column has options. */
  filter?: FilterKind;
  /** Drawn from the whole row: it is given the row as its value, and drawn whenever the row changed. */
  wholeRow?: boolean;
  /** Text shown for a value. */
  format(value: unknown, column: CellColumn): string;
  /** The value that typed or pasted text stands for. */
  parse(text: string, column: CellColumn): Outcome<Value, CellRefusal>;
  /** False when a keystroke that leads to `text` is to be taken back (B§5, numbers). */
  accepts?(text: string, column: CellColumn): boolean;
  /** What typed text becomes at once, e.g. with separators put in. */
  tidy?: (text: string) => string;
  /** Fields of the row that are emptied together with this one. */
  companions?(column: CellColumn): readonly string[];
  /** Value of a new row; default the column's `defaultValue`, else `empty`. */
  initial?(column: CellColumn): unknown;
  /** The value is that of a switch that is on; given by switches only, which are read as yes and no. */
  switched?: (value: unknown, column: CellColumn) => boolean;
  /** Numbers compare as numbers, all else as text. */
  compare?: (a: unknown, b: unknown, column: CellColumn) => number;
}

export type CellRefusal =
  'not-a-number' | 'not-a-date' | 'not-a-time' | 'not-a-choice' | 'not-a-switch' | 'too-long' | 'read-only';

/** Value of a column in a new row. */
export function initialValue(definition: CellDefinition, column: CellColumn): unknown {
  if (definition.initial) return definition.initial(column);
  return column.defaultValue ?? definition.empty;
}

/** Text of a plain value: nothing for null and undefined. */
export const plainText = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string);
