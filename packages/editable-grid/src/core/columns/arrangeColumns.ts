import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from './ResolvedColumn';

export type ColumnPin = 'start' | 'end' | 'none';

/** A user's column settings; absent members follow the column definitions. */
export interface ColumnState {
  /** Keys in display order; columns not listed follow in their own order. */
  order?: readonly string[];
  hidden?: readonly string[];
  /** Pixels by key. */
  widths?: Readonly<Record<string, number>>;
  /** By key; `none` unpins a column that its definition pins. */
  pins?: Readonly<Record<string, ColumnPin>>;
}

/** A column with its position; `left` counts from the grid's start edge, also for pinned ones. */
export interface PlacedColumn<Row extends object> {
  column: ResolvedColumn<Row>;
  definition: CellDefinition;
  index: number;
  left: number;
  width: number;
  pin: 'start' | 'end' | undefined;
  /** The pinned column next to the scrolling ones. */
  edge: boolean;
}

export interface ColumnLayout<Row extends object> {
  columns: readonly PlacedColumn<Row>[];
  /** Pixels of all columns together, at least the room given. */
  width: number;
  /**
   * Columns from `startCount` up to `endFrom` scroll and are only drawn while visible. All others are always drawn,
   * including end columns that scroll because there is no room to pin them.
   */
  startCount: number;
  endFrom: number;
  startWidth: number;
  /** Pixels the pinned ones of each end take from the room. */
  endWidth: number;
}

const NARROWEST = 32;
/** Part of the room that pinned columns may take. */
const MAX_PINNED = 0.6;

/**
 * Orders and positions the columns: start-pinned, scrolling, end-pinned. Spare room goes to the columns without
 * `width`, or to the last scrolling one if all have one. If pinned columns would leave too little room they are
 * unpinned, the start ones first, since row actions are at the end.
 *
 * @param room visible pixels; 0 if unknown
 */
export function arrangeColumns<Row extends object>(
  columns: readonly ResolvedColumn<Row>[],
  define: (type: string) => CellDefinition,
  room: number,
  state: ColumnState = {},
): ColumnLayout<Row> {
  const hidden = new Set(state.hidden);
  const shown = inOrder(columns, state.order)
    .map((column) => ({ column, definition: define(column.type ?? 'normal') }))
    .filter(({ column, definition }) => definition.control !== 'none' && !hidden.has(column.key))
    .map(({ column, definition }) => {
      const set = state.widths?.[column.key] ?? column.width;
      const own = state.pins?.[column.key];
      const pin = own === 'none' ? undefined : (own ?? column.pin ?? definition.pin);
      return {
        column,
        definition,
        pin,
        last: pin === 'end',
        flexible: set === undefined && !definition.fixedWidth,
        width: Math.max(NARROWEST, set ?? definition.defaultWidth),
      };
    });

  for (const side of ['start', 'end'] as const)
    if (room > 0 && sum(shown.filter(({ pin }) => pin)) > room * MAX_PINNED)
      for (const each of shown) if (each.pin === side) each.pin = undefined;
  const start = shown.filter(({ pin }) => pin === 'start');
  const middle = shown.filter(({ pin, last }) => !pin && !last);
  const end = shown.filter(({ last }) => last);
  const all = [...start, ...middle, ...end];

  const natural = sum(all);
  const spare = room - natural;
  if (spare > 0) {
    const scrolling = all.filter(({ pin }) => !pin);
    const flexible = scrolling.filter((each) => each.flexible);
    const takers = flexible.length ? flexible : scrolling.slice(-1);
    const share = Math.floor(spare / (takers.length || 1));
    takers.forEach((taker, index) => {
      taker.width += index === takers.length - 1 ? spare - share * (takers.length - 1) : share;
    });
  }

  let left = 0;
  const placed = all.map(({ column, definition, pin, width }, index) => {
    const edge = index === start.length - 1 || index === all.length - end.length;
    const place = { column, definition, pin, width, index, left, edge: edge && pin !== undefined };
    left += width;
    return place;
  });
  return {
    columns: placed,
    width: left,
    startCount: start.length,
    endFrom: start.length + middle.length,
    startWidth: sum(start),
    endWidth: sum(end.filter(({ pin }) => pin)),
  };
}

const sum = (columns: readonly { width: number }[]) => columns.reduce((total, { width }) => total + width, 0);

function inOrder<Row extends object>(columns: readonly ResolvedColumn<Row>[], order: readonly string[] | undefined) {
  if (!order) return columns;
  const rank = new Map(order.map((key, index) => [key, index]));
  return columns.toSorted((a, b) => (rank.get(a.key) ?? columns.length) - (rank.get(b.key) ?? columns.length));
}
