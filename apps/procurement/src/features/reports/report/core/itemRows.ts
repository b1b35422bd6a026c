import type { ReportItem, ReportParam, ReportSourceField } from '@gezi/domain';

/** A row of the table of fields. */
export type ItemRow = Partial<Omit<ReportItem, 'cgrheadId' | 'fieldWidth'>> & {
  id: string;
  fieldWidth?: number | string | null;
};

/** A row of the table of parameters. */
export type ParamRow = Partial<Omit<ReportParam, 'cgrheadId'>> & { id: string };

const WIDTHS: Readonly<Record<string, number>> = { Date: 120, Datetime: 170, Integer: 110, Long: 110, BigDecimal: 140 };
const DEFAULT_WIDTH = 160;

/** Fields as sent to the server, in row order. */
export const itemsOf = (rows: readonly ItemRow[]) =>
  rows.map(({ id: _id, fieldWidth, format, ...row }, orderNum) => ({
    ...row,
    fieldName: row.fieldName ?? '',
    fieldTxt: row.fieldTxt?.trim() ?? '',
    fieldTxtEn: row.fieldTxtEn?.trim() || null,
    fieldWidth: widthOf(fieldWidth),
    dictCode: row.dictCode?.trim() || null,
    replaceVal: row.replaceVal?.trim() || null,
    fieldHref: row.fieldHref?.trim() || null,
    groupTitle: row.groupTitle?.trim() || null,
    format: format || null,
    orderNum,
  }));

function widthOf(width: number | string | null | undefined): number | null {
  const number = width === '' || width === null || width === undefined ? Number.NaN : Math.round(Number(width));
  return Number.isNaN(number) ? null : Math.min(2000, Math.max(40, number));
}

/** Parameters as sent to the server, in row order. */
export const paramsOf = (rows: readonly ParamRow[]) =>
  rows.map(({ id: _id, paramTxt, paramValue, ...row }, orderNum) => ({
    paramName: row.paramName ?? '',
    paramTxt: paramTxt?.trim() || null,
    paramValue: paramValue || null,
    orderNum,
  }));

interface TakenFields {
  rows: ItemRow[];
  added: number;
  removed: number;
}

/**
 * The table of fields after the query has changed: rows of fields that it still has keep their settings and order, new
 * fields follow.
 *
 * @param newId id of a new row
 */
export function takeFields(
  rows: readonly ItemRow[],
  fields: readonly ReportSourceField[],
  newId: () => string,
): TakenFields {
  const types = new Map(fields.map(({ fieldName, fieldType }) => [fieldName, fieldType]));
  const left = rows.filter(({ fieldName = '' }) => types.has(fieldName));
  const known = new Set(left.map(({ fieldName }) => fieldName));
  const added = fields.filter(({ fieldName }) => !known.has(fieldName));
  return {
    rows: [
      ...left.map((row) => ({ ...row, fieldType: types.get(row.fieldName!)! })),
      ...added.map(({ fieldName, fieldTxt, fieldType }): ItemRow => ({
        id: newId(),
        fieldName,
        fieldTxt,
        fieldType,
        fieldWidth: WIDTHS[fieldType] ?? DEFAULT_WIDTH,
        isShow: '1',
        isSearch: '0',
        searchMode: fieldType === 'Date' || fieldType === 'Datetime' ? 'group' : 'single',
        isOrder: '0',
        isTotal: '0',
      })),
    ],
    added: added.length,
    removed: rows.length - left.length,
  };
}

/** The table of parameters after the query has changed. */
export function takeParams(rows: readonly ParamRow[], names: readonly string[], newId: () => string): ParamRow[] {
  return names.map((name) => rows.find(({ paramName }) => paramName === name) ?? { id: newId(), paramName: name });
}

/** The cell of a refusal: `items.3.isTotal` from a rule, `items/3/fieldTxt` from the schema. */
export function refusedCell(
  member: string | undefined,
): { table: 'items' | 'params'; row: number; column: string } | undefined {
  const parts = /^(items|params)[./](\d+)[./](\w+)$/.exec(member ?? '');
  return parts ? { table: parts[1] as 'items' | 'params', row: Number(parts[2]), column: parts[3]! } : undefined;
}
