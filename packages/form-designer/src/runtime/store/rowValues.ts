import type { Json } from '../../core/document/FormDocument';
import { isObject, memberOf } from '../../core/document/members';
import type { FormValues } from '../../core/model/CompiledForm';

/** The same values with one of them changed; an own member for any name, including `__proto__`. */
export function withValue(values: FormValues, id: string, value: Json): FormValues {
  if (id === '__proto__') return Object.fromEntries([...Object.entries(values), [id, value]]);
  return { ...values, [id]: value };
}

/** The same for one cell of a dynamicTable; a removed row changes nothing. */
export function withRowValue(
  values: FormValues,
  table: string,
  index: number,
  column: string,
  value: Json,
): FormValues {
  const rows = memberOf(values, table);
  if (!Array.isArray(rows) || index < 0 || index >= rows.length) return values;
  const list = rows as readonly Json[];
  const row = list[index]!;
  const next = withValue(isObject(row) ? (row as FormValues) : {}, column, value);
  return withValue(
    values,
    table,
    list.map((one, at) => (at === index ? next : one)),
  );
}

/** Value of a cell of a dynamic table; null if the row does not exist. */
export function valueAt(values: FormValues, table: string, index: number, column: string): Json {
  const rows = memberOf(values, table);
  const row: unknown = Array.isArray(rows) ? rows[index] : undefined;
  return isObject(row) ? (memberOf(row, column) ?? null) : null;
}
