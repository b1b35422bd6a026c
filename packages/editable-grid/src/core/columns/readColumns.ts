import { cellDefinitions } from '../../cells/definitions';
import type { EveryOption } from '../../cells/columnOptions';
import type { Outcome } from '@gezi/client/core';
import type { FieldColumnBase } from './ColumnBase';
import type { RowActionLayout } from './RowAction';
import { columnFault } from './configurationFault';
import type { GridColumn } from './GridColumn';

type DataOption = Exclude<
  keyof FieldColumnBase<object> | keyof EveryOption<object>,
  'render' | 'setTagColor' | 'fileUrl' | keyof RowActionLayout<object>
>;
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const count: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const flag: Check = (value) => typeof value === 'boolean';
const list: Check = Array.isArray;
const texts: Check = (value) => text(value) || (list(value) && (value as unknown[]).every(text));
const oneOf =
  (...names: readonly string[]): Check =>
  (value) =>
    names.includes(value as string);

/** What data may set; options that are functions belong to code. */
const CHECKS: Record<DataOption, Check> = {
  title: text,
  width: count,
  align: oneOf('start', 'center', 'end'),
  pin: oneOf('start', 'end'),
  isOrder: flag,
  filter: (value) => flag(value) || oneOf('text', 'number', 'date', 'choice')(value),
  defaultValue: () => true,
  validateRules: list,
  statistics: (value) => list(value) && (value as unknown[]).every(oneOf('sum', 'average')),
  disabled: flag,
  readOnly: flag,
  options: (value) => list(value) && (value as unknown[]).every(isOption),
  dictCode: text,
  placeholder: text,
  maxLength: count,
  thousands: flag,
  allowInput: flag,
  allowSearch: flag,
  linkageKey: text,
  customValue: (value) => list(value) && (value as unknown[]).length === 2,
  defaultChecked: flag,
  fieldExtendJson: (value) => text(value) || (typeof value === 'object' && value !== null),
  popupCode: text,
  orgFields: texts,
  destFields: texts,
  allowDownload: flag,
  allowRemove: flag,
  action: text,
  token: flag,
  responseName: text,
};

const TYPES = cellDefinitions.map(({ type }) => type);

/**
 * Reads columns from data, e.g. of a saved form or a server. Unknown members and those that are `null` are dropped.
 *
 * @param data a list of columns
 * @param types names of the cell types the grid has; default those of this package
 * @returns the columns, or the first invalid member, e.g. `columns[2].width is not valid`
 */
export function readColumns<Row extends object = Record<string, unknown>>(
  data: unknown,
  types: readonly string[] = TYPES,
): Outcome<GridColumn<Row>[], string> {
  if (!Array.isArray(data)) return { ok: false, reason: 'columns must be an array' };
  const columns: GridColumn<Row>[] = [];
  for (const [nth, given] of (data as unknown[]).entries()) {
    const place = `columns[${nth}]`;
    const fault = columnFault(given, place);
    if (fault !== undefined) return { ok: false, reason: fault };
    const { key, type = 'normal', ...rest } = given as Record<string, unknown>;
    if (!types.includes(type as string)) return { ok: false, reason: `${place}.type is not a cell type` };
    const column: Record<string, unknown> = { key, type };
    for (const [name, check] of Object.entries(CHECKS)) {
      const value = rest[name];
      if (value === undefined || value === null) continue;
      if (!check(value)) return { ok: false, reason: `${place}.${name} is not valid` };
      column[name] = value;
    }
    // Every member has been checked above.
    columns.push(column as GridColumn<Row>);
  }
  return { ok: true, value: columns };
}

function isOption(option: unknown): boolean {
  if (typeof option !== 'object' || option === null || !('value' in option)) return false;
  return ['string', 'number', 'boolean'].includes(typeof option.value);
}
