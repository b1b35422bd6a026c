import type { ColumnPin, ColumnState } from './arrangeColumns';

/** Widest column anyone can make, in pixels. */
export const WIDEST = 1200;
/** Narrowest column anyone can make, in pixels. */
export const NARROWEST = 40;

/** Valid column settings from stored data; invalid parts are dropped. */
export function readColumnState(stored: unknown): ColumnState {
  if (typeof stored !== 'object' || stored === null) return {};
  const { order, hidden, widths, pins } = stored as Record<string, unknown>;
  const state: ColumnState = {};
  if (isTexts(order)) state.order = order;
  if (isTexts(hidden)) state.hidden = hidden;
  if (isRecord(widths)) state.widths = validEntries(widths, isWidth);
  if (isRecord(pins)) state.pins = validEntries(pins, isPin);
  return state;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= NARROWEST && value <= WIDEST;
const isPin = (value: unknown): value is ColumnPin => value === 'start' || value === 'end' || value === 'none';

function validEntries<Value>(record: Record<string, unknown>, valid: (value: unknown) => value is Value) {
  const result: Record<string, Value> = {};
  for (const [key, value] of Object.entries(record)) if (valid(value)) result[key] = value;
  return result;
}
