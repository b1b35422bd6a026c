import type { FieldPlan } from '../core/model/CompiledForm';
import type { Json } from '../core/document/FormDocument';
import { isObject } from '../core/document/members';
import { listOf, plainText } from '../core/model/plainValues';
import type { ValueTextOptions } from './FieldValue';
import { findFieldValue } from './fieldValues';

/** Maximum rows of a table in one text. */
const MAX_ROWS = 20;

/**
 * A stored value as one line of text, for lists, exports and messages: labels of options, names of files and people,
 * dates as the form shows them.
 *
 * @returns `''` if there is no value; a value of another type than the field's is returned as text
 */
export function valueText(
  { type, data, columns }: Pick<FieldPlan, 'type' | 'data' | 'columns'>,
  value: Json,
  options: ValueTextOptions = {},
): string {
  if (value === undefined || value === null || value === '') return '';
  if (columns) return rowsText(columns, value, options);
  return (
    findFieldValue(type)?.textOf?.(value, data, options) ??
    listOf(value)
      .map((part) => plainText(part))
      .join(',')
  );
}

/** The first rows of a table; cells are separated by spaces, rows by `；`. */
function rowsText(columns: readonly FieldPlan[], value: Json, { locale }: ValueTextOptions): string {
  const rows = listOf(value).filter(isObject);
  const lines = rows.slice(0, MAX_ROWS).map((row) =>
    columns
      .map((column) => valueText(column, row[column.id] ?? '', locale ? { locale } : {}))
      .filter(Boolean)
      .join(' '),
  );
  return `${lines.filter(Boolean).join('；')}${rows.length > MAX_ROWS ? '…' : ''}`;
}
