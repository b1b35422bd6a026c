import { decimalText } from '@gezi/ui/core';
import type { Align } from '../columns/ColumnBase';
import type { CellColumn } from '../columns/ResolvedColumn';
import type { FilterKind } from '../filter/FilterKind';
import type { Outcome } from '@gezi/client/core';

/**
 * A cell type without DOM: how values are parsed, formatted and compared. Server, clipboard, import and grid use the
 * same definition.
 */
export interface CellDefinition<Value = unknown> {
  /** Name in the registry and in `GridColumn.type`. */
  type: string;
  /** Pixels of a column without `width` (B§9). */
  defaultWidth: number;
  /** The column never grows into free room. */
  fixedWidth?: boolean;
  /** Side the column is pinned to unless it sets `pin`. */
  pin?: 'start' | 'end';
  /**
   * Kind of interaction: `text` is typed into, `toggle` is switched, `content` is read-only, `lead` belongs to the grid
   * (row number, selection), `none` is never rendered.
   */
  control: 'text' | 'toggle' | 'content' | 'lead' | 'none';
  /** Value of a cleared cell and of a new row without default. */
  empty: Value;
  align?: Align;
  /** `input`: every key is a value. `leave`: typed text is read when the cell is left (choices, dates). */
  commit?: 'input' | 'leave';
  /** Alt+Enter inserts a line break. */
  multiline?: boolean;
  /** How columns of this type are filtered; default `text`, `choice` for switches and where the column has options. */
  filter?: FilterKind;
  /** The cell's value is the whole row; it is rendered whenever the row changes. */
  wholeRow?: boolean;
  /** Text shown for a value. */
  format(value: unknown, column: CellColumn): string;
  /** Reads typed or pasted text. */
  parse(text: string, column: CellColumn): Outcome<Value, CellRefusal>;
  /** `false` reverts the keystroke that led to `text` (B§5, numbers). */
  accepts?(text: string, column: CellColumn): boolean;
  /** Formats text while it is typed, e.g. inserts separators. */
  tidy?: (text: string) => string;
  /** Fields of the row that are emptied together with this one. */
  companions?(column: CellColumn): readonly string[];
  /** Value of a new row; default the column's `defaultValue`, else `empty`. */
  initial?(column: CellColumn): unknown;
  /** Whether the value means on; defined by switches only, which are exported as yes and no. */
  switched?: (value: unknown, column: CellColumn) => boolean;
  /** Order of two values; default by number, else by text. */
  compare?: (a: unknown, b: unknown, column: CellColumn) => number;
}

export type CellRefusal =
  | 'not-a-number'
  | 'not-a-date'
  | 'not-a-time'
  | 'not-a-choice'
  | 'not-a-switch'
  | 'too-long'
  | 'read-only';

/** Value of a column in a new row. */
export function initialValue(definition: CellDefinition, column: CellColumn): unknown {
  if (definition.initial) return definition.initial(column);
  return column.defaultValue ?? definition.empty;
}

/** Text of a plain value: empty for null and undefined, numbers without exponent. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string);
}
