import type { ReportChartData, ReportChartMethod, ReportItem } from '@gezi/domain';
import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { refuse } from '../../../platform/http/refusal';
import { filterSql } from '../../../platform/query/filterSql';
import { listPage } from '../../../platform/query/listPage';
import { listSize } from '../../../platform/query/listSize';
import { pageOf } from '../../../platform/query/pageOf';
import { superQuerySql } from '../../../platform/query/superQuery';
import { wholeNumber } from '../../../platform/query/wholeNumber';
import { turns } from '../../../platform/kit/turns';
import { texts } from '../../../platform/texts';
import { isNumberType } from './isNumberType';
import type { ReportRequest } from './reportPage';
import { MAX_ROWS } from './sql/limitedRuns';
import type { OpenReport } from './sql/sqlReports';

/** Points of a chart; more cannot be told apart. */
const MAX_POINTS = 400;
const METHODS = new Set<string>(['sum', 'avg', 'count'] satisfies ReportChartMethod[]);

/** Returns a page of the rows of an SQL. Of more than 10,000 rows, the first are read. */
export async function sqlPage(report: OpenReport, items: readonly ReportItem[], query: ReportRequest) {
  const page = listPage(wholeNumber(query.pageNo, 'pageNo'), listSize(wholeNumber(query.pageSize, 'pageSize')));
  const where = whereSql(report, items, query);
  const limit = Math.max(0, Math.min(page.size, MAX_ROWS - page.offset));
  const names = items.flatMap(({ fieldName }) => (Object.hasOwn(report.columns, fieldName) ? [fieldName] : []));
  const selected = names.map((name) => sql`${report.columns[name]} as ${sql.identifier(name)}`);
  const order = orderSql(report, items, query);
  const all = sql`select ${sql.join(selected, sql`, `)} from report where ${where}`;
  const slice = sql`limit ${sql.raw(String(limit))} offset ${sql.raw(String(page.offset))}`;
  const rows = await report.read(
    order ? sql`${all} order by ${order} ${slice}` : limit < MAX_ROWS ? inPlace(all, slice) : sql`${all} ${slice}`,
  );
  const end = page.offset + rows.length;
  const isCut = rows.length > 0 && end === MAX_ROWS;
  const isLast = isCut || (rows.length < limit && (rows.length > 0 || page.offset === 0));
  const total = isLast ? end : await countRows(report, where);
  return pageOf(await wireRows(report, rows), total, page);
}

/**
 * A page in the order of the result of the SQL, without sorting it. As all pages read the same table `page`, PostgreSQL
 * plans it alike for each, so that the order stays.
 */
const inPlace = (all: SQL, slice: SQL): SQL =>
  sql`, page as materialized (${all} limit ${sql.raw(String(MAX_ROWS))}) select * from page ${slice}`;

/** Sums over all rows that match, of the fields with a total. */
export async function reportTotals(report: OpenReport, items: readonly ReportItem[], query: ReportRequest) {
  const summed = items.filter(({ isTotal, fieldName }) => isTotal === '1' && isNumeric(report, fieldName));
  if (summed.length === 0) return undefined;
  const sums = summed.map(({ fieldName }) => sql`sum(${report.columns[fieldName]}) as ${sql.identifier(fieldName)}`);
  const [row = {}] = await report.read(
    sql`select ${sql.join(sums, sql`, `)} from report where ${whereSql(report, items, query)}`,
  );
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : Number(value)]));
}

/**
 * Points of a chart, in the order of the rows of the report.
 *
 * @throws {Refusal} naming the member of the request that is no field of the report
 */
export async function reportPoints(
  report: OpenReport,
  items: readonly ReportItem[],
  query: ReportRequest,
): Promise<ReportChartData> {
  const { chartMethod: method = 'count' } = query;
  if (!METHODS.has(method)) throw refuse(texts.report.badChart, 'chartMethod');
  const x = shownColumn(report, items, query.chartX, 'chartX');
  const series = query.chartSeries ? shownColumn(report, items, query.chartSeries, 'chartSeries') : undefined;
  const value = method === 'count' ? undefined : shownColumn(report, items, query.chartY, 'chartY');
  if (value && !isNumeric(report, query.chartY!)) throw refuse(texts.report.badChart, 'chartY');
  const combined = value ? sql`${sql.raw(method)}(${value})` : sql`count(*)`;
  const rows = await report.read(
    sql`select ${x}::text as x, ${series ? sql`${series}::text` : sql`null::text`} as series, ${combined} as value
      from report where ${whereSql(report, items, query)}
      group by ${x}${series ? sql`, ${series}` : sql``} order by min(${report.place}) limit ${sql.raw(String(MAX_POINTS + 1))}`,
  );
  return {
    points: rows.slice(0, MAX_POINTS).map((row) => ({
      x: row.x as string | null,
      series: row.series as string | null,
      value: Number(row.value ?? 0),
    })),
    isCut: rows.length > MAX_POINTS,
  };
}

/** Rows as sent: amounts as numbers (contract, part 1 §1.7). Other calls are answered meanwhile. */
export async function wireRows(
  { fields }: Pick<OpenReport, 'fields'>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Record<string, unknown>[]> {
  const amounts = fields.filter(({ type }) => isNumberType(type)).map(({ name }) => name);
  const turn = turns();
  const wired: Record<string, unknown>[] = [];
  for (const row of rows) {
    const copy: Record<string, unknown> = { ...row };
    for (const name of amounts) if (copy[name] !== null && name in copy) copy[name] = Number(copy[name]);
    wired.push(copy);
    await turn();
  }
  return wired;
}

function whereSql({ columns }: OpenReport, items: readonly ReportItem[], query: ReportRequest): SQL {
  const searchable = columnsOf(columns, items, ({ isSearch }) => isSearch === '1');
  const where = and(
    filterSql(searchable, query),
    superQuerySql({ columns: searchable }, query.superQueryParams, query.superQueryMatchType),
  );
  return where ?? sql`true`;
}

/** @returns undefined for the order of the result of the SQL */
function orderSql({ columns, place }: OpenReport, items: readonly ReportItem[], query: ReportRequest): SQL | undefined {
  const { column = '', order = '' } = query;
  const sortable = columnsOf(columns, items, ({ isOrder }) => isOrder === '1');
  // Lists ask for the newest rows first; a report without that field has its own order.
  if (!column || (column === 'createTime' && !Object.hasOwn(sortable, column))) return undefined;
  if (!Object.hasOwn(sortable, column)) throw refuse(texts.list.unknownColumn(column), 'column');
  const direction = /asc/i.test(order) ? asc : desc;
  return sql`${direction(sortable[column]!)} nulls last, ${place}`;
}

async function countRows(report: OpenReport, where: SQL): Promise<number> {
  const [row] = await report.read(
    sql`select count(*)::int as total from (select 1 from report where ${where} limit ${sql.raw(String(MAX_ROWS))}) as counted`,
  );
  return Number(row?.total ?? 0);
}

const columnsOf = (
  columns: OpenReport['columns'],
  items: readonly ReportItem[],
  isIncluded: (item: ReportItem) => boolean,
): Record<string, AnyPgColumn> =>
  Object.fromEntries(
    items.flatMap((item) => {
      const column = Object.hasOwn(columns, item.fieldName) ? columns[item.fieldName] : undefined;
      return column && isIncluded(item) ? [[item.fieldName, column] as const] : [];
    }),
  );

function shownColumn(
  report: OpenReport,
  items: readonly ReportItem[],
  name: string | undefined,
  member: string,
): AnyPgColumn {
  const shown = columnsOf(report.columns, items, ({ isShow }) => isShow === '1');
  if (!name || !Object.hasOwn(shown, name)) throw refuse(texts.report.badChart, member);
  return shown[name]!;
}

const isNumeric = ({ fields }: OpenReport, name: string): boolean =>
  fields.some((field) => field.name === name && isNumberType(field.type));
