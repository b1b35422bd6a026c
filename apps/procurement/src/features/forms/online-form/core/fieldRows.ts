import type { FormField, FormFieldIn } from '@gezi/domain';

/** A row of the field table; numbers may be texts while they are typed. */
export type FieldRow = Partial<Omit<FormField, 'cgformHeadId' | 'dbLength' | 'dbPointLength'>> & {
  id: string;
  dbLength?: number | string | null;
  dbPointLength?: number | string | null;
};

/** Default length of a field in digits or characters, as on the server. */
const LENGTH = 32;

/** Fields as sent to the server, in row order. Only fields of a sub-table may reference another table. */
export const fieldsOf = (rows: readonly FieldRow[], isSubTable: boolean, isNew: (id: string) => boolean) =>
  rows.map(({ id, dbLength, dbPointLength, ...row }, orderNum): FormFieldIn => ({
    ...blanksAsNull(row),
    ...(!isNew(id) && { id }),
    dbFieldName: row.dbFieldName?.trim() ?? '',
    dbFieldTxt: row.dbFieldTxt?.trim() ?? '',
    dbLength: wholeOr(dbLength, LENGTH),
    dbPointLength: wholeOr(dbPointLength, 0),
    mainTable: (isSubTable && row.mainTable?.trim()) || null,
    mainField: (isSubTable && row.mainField?.trim()) || null,
    orderNum,
  }));

function wholeOr(value: number | string | null | undefined, otherwise: number): number {
  const number = value === '' || value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isInteger(number) ? number : otherwise;
}

/** Converts empty optional values to null; absent ones are left to the server's defaults. */
function blanksAsNull<Row extends object>(row: Row): Row {
  const members = Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [name, value === '' && OPTIONAL.has(name) ? null : value]);
  return Object.fromEntries(members.filter(([name, value]) => OPTIONAL.has(name) || value !== null)) as Row;
}

const OPTIONAL = new Set([
  'dbDefaultVal',
  'dictField',
  'dictTable',
  'dictText',
  'fieldValidType',
  'fieldExtendJson',
  'fieldDefaultValue',
]);

/** The cell of a refusal: `fields.3.dbFieldName` from a rule, `fields/3/dbFieldName` from the schema. */
export function refusedCell(field: string | undefined): { row: number; column: string } | undefined {
  const parts = /^fields[./](\d+)[./](\w+)$/.exec(field ?? '');
  return parts ? { row: Number(parts[1]), column: parts[2]! } : undefined;
}
