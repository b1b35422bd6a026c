import type { ColumnPin, ColumnState } from './arrangeColumns';
import { NARROWEST, WIDEST } from './readColumnState';

/** Sets a column's width, within bounds. */
export const withWidth = (state: ColumnState, key: string, width: number): ColumnState => ({
  ...state,
  widths: { ...state.widths, [key]: Math.round(Math.max(NARROWEST, Math.min(WIDEST, width))) },
});

export const withPin = (state: ColumnState, key: string, pin: ColumnPin): ColumnState => ({
  ...state,
  pins: { ...state.pins, [key]: pin },
});

export function withHidden(state: ColumnState, keys: readonly string[], hidden: boolean): ColumnState {
  const next = new Set(state.hidden);
  for (const key of keys) {
    if (hidden) next.add(key);
    else next.delete(key);
  }
  return { ...state, hidden: [...next] };
}

/**
 * Moves a column next to another one.
 *
 * @param keys all columns in their current order
 */
export function withMoved(
  state: ColumnState,
  keys: readonly string[],
  key: string,
  target: string,
  side: 'before' | 'after',
): ColumnState {
  if (key === target || !keys.includes(key) || !keys.includes(target)) return state;
  const rest = keys.filter((each) => each !== key);
  rest.splice(rest.indexOf(target) + (side === 'after' ? 1 : 0), 0, key);
  return { ...state, order: rest };
}

/** Columns in the user's order; those the order does not name follow in their own. */
export function orderedKeys(keys: readonly string[], { order }: ColumnState): string[] {
  if (!order) return [...keys];
  const rank = new Map(order.map((key, place) => [key, place]));
  return keys.toSorted((a, b) => (rank.get(a) ?? keys.length) - (rank.get(b) ?? keys.length));
}
