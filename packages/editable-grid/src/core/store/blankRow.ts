import { initialValue } from '../cells/CellDefinition';
import { temporaryId } from '../rowId';
import type { StoreSettings } from './StoreSettings';

/** A new row with a temporary id and every column's initial value. */
export function blankRow<Row extends object>({ columns, define }: StoreSettings<Row>, rowKey: string): Row {
  const row: Record<string, unknown> = {};
  for (const column of columns) row[column.key] = initialValue(define(column.type ?? 'normal'), column);
  row[rowKey] = temporaryId();
  return row as Row;
}
