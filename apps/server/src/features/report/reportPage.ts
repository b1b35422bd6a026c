import type { ReportItem, ReportParam } from '@gezi/domain';
import { and, eq, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnKind } from '../../crud/columnKind';
import { filterSql } from '../../crud/filterSql';
import { listOrder } from '../../crud/listOrder';
import { listSize } from '../../crud/listSize';
import { pageOf } from '../../crud/pageOf';
import { readOperand } from '../../crud/readOperand';
import { selectList } from '../../crud/selectList';
import type { Database } from '../../db';
import type { Caller } from '../../http/Caller';
import { refuse } from '../../http/refusal';
import { texts } from '../../texts';
import type { ReportSource } from './ReportSource';

/** Query fields, `self_…` parameters, paging and order, all as texts. */
export type ReportRequest = Readonly<Record<string, string>>;

interface Report {
  source: ReportSource;
  items: readonly ReportItem[];
  params: readonly ReportParam[];
}

/** A page of a report's rows: conditions and order by its own fields alone, every value bound. */
export async function reportPage(db: Database, report: Report, query: ReportRequest, caller: Caller) {
  const { source } = report;
  const size = listSize(wholeNumber(query.pageSize, 'pageSize'));
  const pageNo = Math.max(1, wholeNumber(query.pageNo, 'pageNo') ?? 1);
  const searchable = columnsOf(report, ({ isSearch }) => isSearch === '1');
  const where = and(source.rows(caller), filterSql(searchable, query), paramsSql(report, query));
  const sortable = {
    ...columnsOf(report, ({ isOrder }) => isOrder === '1'),
    createTime: source.createTime,
    id: source.idColumn,
  };
  const orderBy = listOrder(sortable, query.column, query.order);
  const list = { where, orderBy, size, pageNo, offset: (pageNo - 1) * size };
  const { rows, total } = await selectList(db, source.table, shown(report), list);
  return pageOf(rows, total, list);
}

const columnsOf = ({ source, items }: Report, wanted: (item: ReportItem) => boolean) =>
  Object.fromEntries(
    items.flatMap((item) => {
      const { value } = source.fields[item.fieldName]!;
      return wanted(item) && is(value, PgColumn) ? [[item.fieldName, value as AnyPgColumn] as const] : [];
    }),
  );

/** Every field of the report, also those without a column: forms are filled from them. */
const shown = ({ source, items }: Report): Record<string, AnyPgColumn | SQL> => ({
  id: source.idColumn,
  ...Object.fromEntries(items.map(({ fieldName }) => [fieldName, asAnswered(source.fields[fieldName]!.value)])),
});

/** Amounts are numbers on the wire (contract, part 1 §1.7). */
const asAnswered = (value: AnyPgColumn | SQL): AnyPgColumn | SQL =>
  is(value, PgColumn) && columnKind(value) === 'amount' ? sql`${value}`.mapWith(Number) : value;

function paramsSql({ source, params }: Report, query: ReportRequest): SQL | undefined {
  return and(
    ...params.flatMap(({ paramName, paramValue }) => {
      const name = `self_${paramName}`;
      const column = source.params && Object.hasOwn(source.params, paramName) ? source.params[paramName] : undefined;
      const value = query[name] || paramValue;
      return value && column ? [eq(column, readOperand(columnKind(column), value, name))] : [];
    }),
  );
}

function wholeNumber(text: string | undefined, field: string): number | undefined {
  if (!text) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw refuse(texts.report.noNumber, field);
  return Number(text);
}
