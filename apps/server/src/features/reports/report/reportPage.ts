import type { ReportItem, ReportParam } from '@gezi/domain';
import { and, eq, inArray, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnKind } from '../../../platform/query/columnKind';
import { filterSql } from '../../../platform/query/filterSql';
import { listOrder } from '../../../platform/query/listOrder';
import { listSize } from '../../../platform/query/listSize';
import { pageOf } from '../../../platform/query/pageOf';
import { readOperand } from '../../../platform/query/readOperand';
import { selectList } from '../../../platform/query/selectList';
import { wholeNumber } from '../../../platform/query/wholeNumber';
import type { Caller } from '../../../platform/http/Caller';
import { inOrder } from '../../../platform/kit/inOrder';
import type { People } from '../../../identity/people/createPeople';
import { peopleSearch } from '../../../identity/people/peopleSearch';
import type { Services } from '../../../FeatureModule';
import type { ReportSource } from './ReportSource';

/** Query fields, `self_…` parameters, paging and order, all as texts. */
export type ReportRequest = Readonly<Record<string, string>>;

interface Report {
  source: ReportSource;
  items: readonly ReportItem[];
  params: readonly ReportParam[];
}

/** A page of a report's rows: conditions and order by its own fields alone, every value bound. */
export async function reportPage(
  { db, people }: Pick<Services, 'db' | 'people'>,
  report: Report,
  query: ReportRequest,
  caller: Caller,
) {
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
  const found = await foundPeople(people, report, { sortable, query, pageNo, size }, caller);
  if (found) {
    const { ids, total } = found;
    const known = and(source.rows(caller), ids.length > 0 ? inArray(source.idColumn, ids) : sql`false`);
    const rows = await db.orm.select(shown(report)).from(source.table).where(known);
    // Somebody left without memory having seen it yet: the database knows who else there is.
    if (rows.length === ids.length) return pageOf(inOrder(rows as { id: string }[], ids), total, { size, pageNo });
  }
  const orderBy = listOrder(sortable, query.column, query.order);
  const list = { where, orderBy, size, pageNo, offset: (pageNo - 1) * size };
  const { rows, total } = await selectList(db, source.table, shown(report), list);
  return pageOf(rows, total, list);
}

interface Wanted {
  sortable: Readonly<Record<string, AnyPgColumn>>;
  query: ReportRequest;
  pageNo: number;
  size: number;
}

/** People in memory, where the report is of people and is asked for nothing but parts of accounts and names. */
async function foundPeople(people: People, report: Report, wanted: Wanted, { tenantId }: Caller) {
  const { source, items, params } = report;
  const { sortable, query, pageNo, size } = wanted;
  const column = query.column || 'createTime';
  if (!source.people || !Object.hasOwn(sortable, column) || params.some(({ paramValue }) => paramValue))
    return undefined;
  const names = items.filter(({ isSearch }) => isSearch === '1').flatMap(({ fieldName }) => namesOf(fieldName));
  const told = new Set([...names, ...params.map(({ paramName }) => `self_${paramName}`), 'order']);
  const asked = Object.fromEntries(Object.entries(query).filter(([name, value]) => told.has(name) && value));
  const request = peopleSearch({ ...asked, column, pageNo, pageSize: size });
  if (!request || !people.areHere(tenantId)) return undefined;
  const range = { from: (pageNo - 1) * size, to: pageNo * size };
  return people.search(tenantId, { ...request.search, ...source.people, ...range });
}

/** What a field may be asked by (contract, part 1 §1.9). */
const namesOf = (field: string) => [field, `${field}_begin`, `${field}_end`, `${field}_MultiString`];

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
