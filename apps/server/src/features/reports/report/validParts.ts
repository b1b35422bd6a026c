import {
  linkFields,
  replacedValues,
  type addReport,
  type InputOf,
  type parseReportSource,
  type ReportChart,
  type ResultOf,
} from '@gezi/domain';
import { is } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { isNumberType } from './isNumberType';
import type { ReportSource } from './ReportSource';
import type { ItemMembers, ParamMembers } from './store';

type Input = InputOf<typeof addReport>;
/** Fields and parameters that a source or an SQL has. */
type Given = ResultOf<typeof parseReportSource>;

export interface ValidParts {
  items: ItemMembers[];
  params: ParamMembers[];
}

/**
 * The fields and parameters of a report, completed.
 *
 * @param source undefined for SQL
 * @throws {Refusal} naming the member at fault
 */
export function validParts(
  head: Input['head'],
  { fields, params: known }: Given,
  { items, params = [] }: Pick<Input, 'items' | 'params'>,
  source: ReportSource | undefined,
): ValidParts {
  const types = new Map(fields.map(({ fieldName, fieldType }) => [fieldName, fieldType]));
  const names = new Set<string>();
  for (const [index, { fieldName, isSearch, isOrder, isTotal, fieldType = 'String' }] of items.entries()) {
    const at = `items.${index}`;
    if (!types.has(fieldName) || names.has(fieldName)) {
      throw refuse(texts.report[source ? 'noField' : 'noSqlField'](fieldName), `${at}.fieldName`);
    }
    if (source && (isSearch === '1' || isOrder === '1') && !is(source.fields[fieldName]!.value, PgColumn)) {
      throw refuse(texts.report.onlyShown(fieldName), `${at}.fieldName`);
    }
    if (isTotal === '1' && !isNumberType(source ? fieldType : types.get(fieldName)!)) {
      throw refuse(texts.report.noTotal(fieldName), `${at}.isTotal`);
    }
    names.add(fieldName);
  }
  for (const [index, { fieldHref, replaceVal }] of items.entries()) {
    if (fieldHref) expectAddress(fieldHref, names, `items.${index}.fieldHref`);
    if (replaceVal && !replacedValues(replaceVal)) throw refuse(texts.report.badPairs, `items.${index}.replaceVal`);
  }
  const paramNames = new Set(known.map(({ paramName }) => paramName));
  for (const [index, { paramName }] of params.entries()) {
    if (!paramNames.has(paramName)) {
      throw refuse(texts.report[source ? 'noParam' : 'noSqlParam'](paramName), `params.${index}.paramName`);
    }
  }
  const complete = items.map((item, orderNum) => ({
    fieldWidth: null,
    fieldTxtEn: null,
    searchMode: 'single' as const,
    isOrder: '0' as const,
    isSearch: '0' as const,
    isShow: '1' as const,
    isTotal: '0' as const,
    format: null,
    dictCode: null,
    fieldHref: null,
    replaceVal: null,
    groupTitle: null,
    orderNum,
    ...item,
    // The type of a field of SQL is that of its values.
    fieldType: source ? (item.fieldType ?? ('String' as const)) : types.get(item.fieldName)!,
  }));
  if (head.charts) expectCharts(head.charts, complete, 'head.charts');
  return {
    items: complete,
    params: params.map((param, orderNum) => ({ paramTxt: null, paramValue: null, orderNum, ...param })),
  };
}

/** @throws {Refusal} for an address that leads nowhere, or names a field that the report does not have */
function expectAddress(address: string, names: ReadonlySet<string>, member: string): void {
  const fields = linkFields(address);
  if (!fields) throw refuse(texts.report.badAddress, member);
  const unknown = fields.find((field) => !names.has(field));
  if (unknown !== undefined) throw refuse(texts.report.noSqlField(unknown), member);
}

/** @throws {Refusal} for a chart over fields that are not shown, or over values that are no numbers */
export function expectCharts(
  charts: readonly ReportChart[],
  items: readonly Pick<ItemMembers, 'fieldName' | 'fieldType' | 'isShow'>[],
  member: string,
): void {
  const shown = new Map(items.filter(({ isShow }) => isShow === '1').map((item) => [item.fieldName, item.fieldType]));
  for (const [index, { x, series, y, method }] of charts.entries()) {
    const isValue = method === 'count' || (y !== null && isNumberType(shown.get(y) ?? 'String'));
    if (!shown.has(x) || (series && !shown.has(series)) || !isValue) {
      throw refuse(texts.report.badChart, `${member}.${index}`);
    }
  }
}
