import type { GridStore } from '../../core/store/GridStore';

/** Text of a value in a column of the grid; a column that is gone shows the value itself. */
export function shownValue<Row extends object>(
  store: GridStore<Row>,
  key: string,
  value: unknown,
  empty: string,
): string {
  const column = store.column(key);
  const text = column ? store.settings.define(column.type ?? 'normal').format(value, column) : String(value);
  return text === '' ? empty : text;
}
