import type { ReportItem, ReportParam } from '@gezi/domain';
import { and, eq, inArray, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnKind } from '../../../platform/query/columnKind';
import { filterSql } from '../../../platform/query/filterSql';
import { listOrder } from '../../../platform/query/listOrder';
import { listPage, type ListPage } from '../../../platform/query/listPage';
import { listSize } from '../../../platform/query/listSize';
import { pageOf } from '../../../platform/query/pageOf';
import { readOperand } from '../../../platform/query/readOperand';
import { superQuerySql } from '../../../platform/query/superQuery';
import { selectList } from '../../../platform/query/selectList';
import { wholeNumber } from '../../../platform/query/wholeNumber';
import type { Caller } from '../../../platform/http/Caller';
import { inOrder } from '../../../platform/kit/inOrder';
import type { People } from '../../../identity/people/createPeople';
import { peopleSearch } from '../../../identity/people/peopleSearch';
import type { Services } from '../../../FeatureModule';
import type { ReportSource } from './ReportSource';

/** Filters, `self_…` parameters, paging and order, all as texts. */
export type ReportRequest = Readonly<Record<string, string>>;

export interface SourceReport {
  source: ReportSource;
  items: readonly ReportItem[];
  params: readonly ReportParam[];
}

/** Returns a page of report rows. Filters and order use only fields of the report, with bound values. */
export async function reportPage(
  { db, people }: Pick<Services, 'db' | 'people'>,
  report: SourceReport,
  query: ReportRequest,
  caller: Caller,
) {
  const { source } = report;
  const page = listPage(wholeNumber(query.pageNo, 'pageNo'), listSize(wholeNumber(query.pageSize, 'pageSize')));
  const searchable = columnsOf(report, ({ isSearch }) => isSearch === '1');
  const where = and(
    source.rows(caller),
    filterSql(searchable, query),
    superQuerySql({ columns: searchable }, query.superQueryParams, query.superQueryMatchType),
    paramsSql(report, query),
  );
  const sortable = {
    ...columnsOf(report, ({ isOrder }) => isOrder === '1'),
    createTime: source.createTime,
    id: source.idColumn,
  };
  const found = await searchPeople(people, report, { sortable, query, ...page }, caller);
  if (found) {
    const { ids, total } = found;
    const isFound = and(source.rows(caller), ids.length > 0 ? inArray(source.idColumn, ids) : sql`false`);
    const rows = await db.orm.select(rowColumns(report)).from(source.table).where(isFound);
    // The memory index still contains a deleted user, so fall back to the database.
    if (rows.length === ids.length) return pageOf(inOrder(rows as { id: string }[], ids), total, page);
  }
  const orderBy = listOrder(sortable, query.column, query.order);
  const list = { where, orderBy, ...page };
  const { rows, total } = await selectList(db, source.table, rowColumns(report), list);
  return pageOf(rows, total, list);
}

interface PageRequest extends ListPage {
  sortable: Readonly<Record<string, AnyPgColumn>>;
  query: ReportRequest;
}

/** All rows of a report, as one query. */
export const sourceQuery = (report: SourceReport, query: ReportRequest, caller: Caller): SQL => {
  const { id: _id, ...columns } = rowColumns(report);
  const selected = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  const where = and(report.source.rows(caller), paramsSql(report, query)) ?? sql`true`;
  return sql`select ${sql.join(selected, sql`, `)} from ${report.source.table} where ${where}`;
};

/** Searches users in memory; undefined unless the report shows users and filters only by parts of names. */
async function searchPeople(people: People, report: SourceReport, pageRequest: PageRequest, { tenantId }: Caller) {
  const { source, items, params } = report;
  const { sortable, query, pageNo, size, offset } = pageRequest;
  const column = query.column || 'createTime';
  const isPlain = !query.superQueryParams && !params.some(({ paramValue }) => paramValue);
  if (!source.people || !Object.hasOwn(sortable, column) || !isPlain) return undefined;
  const names = items.filter(({ isSearch }) => isSearch === '1').flatMap(({ fieldName }) => filterNamesOf(fieldName));
  const filterNames = new Set([...names, ...params.map(({ paramName }) => `self_${paramName}`), 'order']);
  const filters = Object.fromEntries(Object.entries(query).filter(([name, value]) => filterNames.has(name) && value));
  const request = peopleSearch({ ...filters, column, pageNo, pageSize: size });
  if (!request || !people.isLoaded(tenantId)) return undefined;
  const range = { from: offset, to: offset + size };
  return people.search(tenantId, { ...request.search, ...source.people, ...range });
}

/** Query parameters that filter a field (contract, part 1 §1.9). */
const filterNamesOf = (field: string) => [field, `${field}_begin`, `${field}_end`, `${field}_MultiString`];

const columnsOf = ({ source, items }: SourceReport, isIncluded: (item: ReportItem) => boolean) =>
  Object.fromEntries(
    items.flatMap((item) => {
      const { value } = source.fields[item.fieldName]!;
      return isIncluded(item) && is(value, PgColumn) ? [[item.fieldName, value as AnyPgColumn] as const] : [];
    }),
  );

/** All fields of the report, including hidden ones, because forms are filled from them. */
const rowColumns = ({ source, items }: SourceReport): Record<string, AnyPgColumn | SQL> => ({
  id: source.idColumn,
  ...Object.fromEntries(items.map(({ fieldName }) => [fieldName, toWire(source.fields[fieldName]!.value)])),
});

/** Sends amounts as numbers (contract, part 1 §1.7). */
const toWire = (value: AnyPgColumn | SQL): AnyPgColumn | SQL =>
  is(value, PgColumn) && columnKind(value) === 'amount' ? sql`${value}`.mapWith(Number) : value;

function paramsSql({ source, params }: SourceReport, query: ReportRequest): SQL | undefined {
  return and(
    ...params.flatMap(({ paramName, paramValue }) => {
      const name = `self_${paramName}`;
      const column = source.params && Object.hasOwn(source.params, paramName) ? source.params[paramName] : undefined;
      const value = query[name] || paramValue;
      return value && column ? [eq(column, readOperand(columnKind(column), value, name))] : [];
    }),
  );
}
