import type { ReportConfig, ReportQueryInfo } from '@gezi/domain';
import { and, count, eq, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { filterSql } from '../../crud/filterSql';
import { listOrder } from '../../crud/listOrder';
import { MAX_PAGE_SIZE, listSize } from '../../crud/listSize';
import { columnKind } from '../../crud/columnKind';
import { pageOf } from '../../crud/pageOf';
import { readOperand } from '../../crud/readOperand';
import type { Dictionaries } from '../../dictionaries/createDictionaries';
import type { Database } from '../../db';
import type { Caller } from '../../http/Caller';
import { refuse } from '../../http/refusal';
import { texts } from '../../texts';
import { reportDefinitions } from './definitions';
import type { ReportDefinition } from './ReportDefinition';

type Query = Readonly<Record<string, string>>;

/** What the report dialog asks for. */
export function reportsOf(db: Database, dictionaries: Dictionaries) {
  return {
    /** @throws {Refusal} when there is no such report */
    async config(code: string, caller: Caller): Promise<ReportConfig> {
      const { id, name, fields } = find((report) => report.code === code, code, 'code');
      const codes = [...new Set(fields.flatMap(({ dictCode }) => dictCode ?? []))];
      const options = await Promise.all(
        codes.map(async (one) => [one, await dictionaries.items(one, caller, { limit: MAX_PAGE_SIZE })] as const),
      );
      return {
        cgRpConfigId: id,
        cgRpConfigName: name,
        columns: fields.map(({ field, title, width, align = 'left', sorter = false, dictCode }) => ({
          title,
          dataIndex: field,
          align,
          width,
          sorter,
          ...(dictCode && { customRender: dictCode }),
        })),
        dictOptions: Object.fromEntries(options),
      };
    },

    /** @throws {Refusal} when there is no such report */
    queryInfo(id: string): ReportQueryInfo[] {
      const { fields } = byId(id);
      return fields
        .filter(({ search }) => search)
        .map(({ field, title, search, folded, dictCode, view }, order) => ({
          field,
          label: title,
          mode: search!,
          view: view ?? (dictCode ? 'list' : 'text'),
          hidden: folded ? '1' : '0',
          dictCode: dictCode ?? null,
          order,
        }));
    },

    /**
     * A page of rows. Conditions count for the fields that can be searched by, `self_<name>` for the parameters; both
     * have the value syntax of lists, and everything is bound.
     *
     * @throws {Refusal} when there is no such report, or naming what does not fit its column
     */
    async page(query: Query, caller: Caller) {
      const report = byId(query.id ?? '');
      const size = listSize(wholeNumber(query.pageSize, 'pageSize'));
      const pageNo = Math.max(1, wholeNumber(query.pageNo, 'pageNo') ?? 1);
      const where = and(report.rows(caller), filterSql(searchable(report), query), paramsSql(report, query));
      const [[total], records] = await Promise.all([
        db.orm.select({ count: count() }).from(report.table).where(where),
        db.orm
          .select(shown(report))
          .from(report.table)
          .where(where)
          .orderBy(...listOrder(sortable(report), query.column, query.order))
          .limit(size)
          .offset((pageNo - 1) * size),
      ]);
      return pageOf(records, total!.count, { size, pageNo });
    },
  };
}

const byId = (id: string) => find((report) => report.id === id, id, 'id');

function find(wanted: (report: ReportDefinition) => boolean, name: string, field: string): ReportDefinition {
  const found = reportDefinitions.find(wanted);
  if (!found) throw refuse(texts.report.unknown(name), field);
  return found;
}

const columnsOf = (report: ReportDefinition, wanted: (field: ReportDefinition['fields'][number]) => unknown) =>
  Object.fromEntries(
    report.fields.flatMap((field) =>
      wanted(field) && is(field.value, PgColumn) ? [[field.field, field.value as AnyPgColumn] as const] : [],
    ),
  );

const searchable = (report: ReportDefinition) => columnsOf(report, ({ search }) => search);

const sortable = (report: ReportDefinition) => ({
  ...columnsOf(report, ({ sorter }) => sorter),
  createTime: report.createTime,
  id: report.idColumn,
});

const shown = ({ fields, idColumn }: ReportDefinition): Record<string, AnyPgColumn | SQL> => ({
  id: idColumn,
  ...Object.fromEntries(fields.map(({ field, value }) => [field, asAnswered(value)])),
});

/** Amounts are numbers on the wire (contract, part 1 §1.7). */
const asAnswered = (value: AnyPgColumn | SQL): AnyPgColumn | SQL =>
  is(value, PgColumn) && columnKind(value) === 'amount' ? sql`${value}`.mapWith(Number) : value;

function paramsSql({ params = {} }: ReportDefinition, query: Query): SQL | undefined {
  return and(
    ...Object.entries(params).flatMap(([name, column]) => {
      const value = query[`self_${name}`];
      return value ? [eq(column, readOperand(columnKind(column), value, `self_${name}`))] : [];
    }),
  );
}

function wholeNumber(text: string | undefined, field: string): number | undefined {
  if (!text) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw refuse(texts.report.noNumber, field);
  return Number(text);
}
