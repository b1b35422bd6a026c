import type {
  addReport,
  editReport,
  InputOf,
  parseReportSource,
  ReportFieldType,
  ReportHead,
  ReportSourceField,
  ReportTrial,
  ResultOf,
  saveReportCharts,
  tryReport,
} from '@gezi/domain';
import type { ColumnKind } from '@gezi/advanced-query/core';
import { is, sql as drizzleSql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { removal } from '../../../records/lists/removal';
import type { Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { columnKind } from '../../../platform/query/columnKind';
import { expectCharts, validParts, type ValidParts } from './validParts';
import type { ReportSource } from './ReportSource';
import { isSourceKey, sourceOf } from './sources';
import { SqlRefused } from './sql/SqlRefused';
import type { OpenReport, SqlSource, sqlReports } from './sql/sqlReports';
import { wireRows } from './sqlPage';
import type { HeadMembers, reportStore } from './store';

type Head = InputOf<typeof addReport>['head'];
type Parts = Pick<InputOf<typeof addReport>, 'items' | 'params'>;

/** Report definitions for administrators. A report reads one of the predefined sources, or is written as SQL. */
export function reportHeads(
  db: Database,
  store: ReturnType<typeof reportStore>,
  sqlSources: ReturnType<typeof sqlReports>,
) {
  const remove = removal(
    db,
    (caller, ids) => store.remove(caller, ids),
    () => texts.audit.reportDeleted,
  );

  return { add, edit, remove, source, trySql, saveCharts };

  /** @throws {Refusal} naming a field or parameter missing in the source, or a taken code */
  async function add(
    caller: Caller,
    { head, ...parts }: InputOf<typeof addReport>,
    logChange: LogChange,
  ): Promise<ReportHead> {
    const parsed = await validated(caller, head, parts);
    return db.transaction(async () => {
      await expectFreeCode(caller, head.code);
      const id = await store.add(caller, membersOf(head));
      await store.setParts(id, parsed.items, parsed.params);
      await logChange('add', () => texts.audit.reportAdded(head.name), { id, code: head.code, cgrSql: head.cgrSql });
      return (await store.ownById(caller, id))!;
    });
  }

  /** @throws {Refusal} like {@link add}, or when the report belongs to another tenant or has changed since */
  async function edit(
    caller: Caller,
    { head, ...parts }: InputOf<typeof editReport>,
    logChange: LogChange,
  ): Promise<ReportHead> {
    const { id, updateTime, ...members } = head;
    // The SQL runs in a transaction of its own.
    if (!(await store.ownById(caller, id))) throw refuse(texts.notFound, 'id');
    const parsed = await validated(caller, head, parts);
    return db.transaction(async () => {
      const before = await store.ownById(caller, id);
      if (!before) throw refuse(texts.notFound, 'id');
      expectVersion(before, updateTime);
      if (members.code !== before.code) await expectFreeCode(caller, members.code);
      await store.save(caller, id, membersOf({ ...before, ...members }));
      await store.setParts(id, parsed.items, parsed.params);
      await logChange('edit', () => texts.audit.reportEdited(head.name), { id, code: head.code, cgrSql: head.cgrSql });
      return (await store.ownById(caller, id))!;
    });
  }

  /** Fields and parameters of an SQL or a source. @throws {Refusal} naming `sql` */
  async function source(caller: Caller, { sql, dbKey }: InputOf<typeof parseReportSource>) {
    if (isSourceKey(sql)) return fieldsOfSource(findSourceOrRefuse(sql, 'sql'));
    return naming('sql', () => readSql(caller, { sql, dbSource: dbKey || null, params: {} }));
  }

  /** Runs SQL that is being written; a fault is part of the result. */
  async function trySql(caller: Caller, { sql, dbKey, params = {} }: InputOf<typeof tryReport>): Promise<ReportTrial> {
    const started = performance.now();
    const nothing = { fields: [], params: [], records: [], isCut: false };
    const took = () => Math.round(performance.now() - started);
    try {
      const given = { sql, dbSource: dbKey || null, params };
      const paramNames = await sqlSources.paramsOf(given);
      const trial = await sqlSources.open(
        caller,
        given,
        async (report) => {
          const names = report.fields.map(({ name }) => selectOf(report, name));
          const rows = await report.read(
            drizzleSql`select ${drizzleSql.join(names, drizzleSql`, `)} from report order by ${report.place} limit ${TRIED_ROWS + 1}`,
          );
          return {
            fields: describe(report),
            records: await wireRows(report, rows.slice(0, TRIED_ROWS)),
            isCut: rows.length > TRIED_ROWS,
          };
        },
        'dbKey',
      );
      return { fault: null, ...trial, params: paramNames.map((paramName) => ({ paramName })), duration: took() };
    } catch (error) {
      if (!(error instanceof SqlRefused)) throw error;
      return { ...nothing, fault: error.toFault(), duration: took() };
    }
  }

  /** Stores the charts that a report starts with. @throws {Refusal} naming the chart at fault */
  async function saveCharts(
    caller: Caller,
    { id, charts }: InputOf<typeof saveReportCharts>,
    logChange: LogChange,
  ): Promise<null> {
    return db.transaction(async () => {
      const before = await store.ownById(caller, id);
      if (!before) throw refuse(texts.notFound, 'id');
      expectCharts(charts, await store.items(before), 'charts');
      await store.save(caller, id, membersOf({ ...before, charts }));
      await logChange('edit', () => texts.audit.reportEdited(before.name), { id, code: before.code, charts });
      return null;
    });
  }

  /** The parts of a report, completed. @throws {Refusal} naming the member at fault */
  async function validated(caller: Caller, head: Head, parts: Parts): Promise<ValidParts> {
    if (head.roleCodes) await expectRoles(caller, head.roleCodes);
    const { cgrSql, dbSource = null } = head;
    if (isSourceKey(cgrSql)) {
      if (dbSource) throw refuse(texts.report.sourceOnlySql, 'head.cgrSql');
      return validParts(head, fieldsOfSource(findSourceOrRefuse(cgrSql, 'head.cgrSql')), parts, sourceOf(cgrSql));
    }
    const values = (parts.params ?? []).map(({ paramName, paramValue }) => [paramName, paramValue ?? '']);
    const read = () => readSql(caller, { sql: cgrSql, dbSource, params: Object.fromEntries(values) }, 'head.dbSource');
    return validParts(head, await naming('head.cgrSql', read), parts, undefined);
  }

  async function readSql(
    caller: Caller,
    given: SqlSource,
    field = 'dbKey',
  ): Promise<ResultOf<typeof parseReportSource>> {
    const paramNames = await sqlSources.paramsOf(given);
    const fields = await sqlSources.open(caller, given, (report) => Promise.resolve(describe(report)), field);
    return { fields, params: paramNames.map((paramName) => ({ paramName })) };
  }

  async function expectRoles(caller: Caller, roleCodes: string) {
    const wanted = roleCodes.split(',');
    const known = new Set(await store.roleCodes(caller, wanted));
    const unknown = wanted.find((code) => !known.has(code));
    if (unknown !== undefined) throw refuse(texts.report.noRole(unknown), 'head.roleCodes');
  }

  async function expectFreeCode(caller: Caller, code: string) {
    if (await store.ownByCode(caller, code)) throw refuse(texts.report.codeTaken(code), 'head.code');
  }
}

function findSourceOrRefuse(key: string, field: string): ReportSource {
  const source = sourceOf(key);
  if (!source) throw refuse(texts.report.noSource(key), field);
  return source;
}

const membersOf = ({
  code,
  name,
  cgrSql,
  returnValField = null,
  returnTxtField = null,
  returnType = '1',
  content = null,
  dbSource = null,
  isPublished = '1',
  roleCodes = null,
  charts = null,
  nameEn = null,
}: Head): HeadMembers => ({
  code,
  name,
  cgrSql,
  returnValField,
  returnTxtField,
  returnType,
  content,
  dbSource: dbSource || null,
  isPublished,
  roleCodes: roleCodes || null,
  charts,
  nameEn: nameEn || null,
});

/** Rows that are read while SQL is written. */
const TRIED_ROWS = 50;

const fieldsOfSource = ({ fields, params = {} }: ReportSource): ResultOf<typeof parseReportSource> => ({
  fields: Object.entries(fields).map(([fieldName, { title, value }], orderNum) => ({
    fieldName,
    fieldTxt: title['zh-CN'],
    fieldType: is(value, PgColumn) ? FIELD_TYPES[columnKind(value)] : 'String',
    orderNum,
  })),
  params: Object.keys(params).map((paramName) => ({ paramName })),
});

const FIELD_TYPES: Readonly<Record<ColumnKind, ReportFieldType>> = {
  text: 'String',
  boolean: 'String',
  integer: 'Integer',
  amount: 'BigDecimal',
  date: 'Date',
  datetime: 'Datetime',
};

const describe = ({ fields }: OpenReport): ReportSourceField[] =>
  fields.map(({ name, type }, orderNum) => ({ fieldName: name, fieldTxt: name, fieldType: type, orderNum }));

const selectOf = ({ columns }: OpenReport, name: string) =>
  drizzleSql`${columns[name]} as ${drizzleSql.identifier(name)}`;

/** Names the SQL in refusals of what it says. */
async function naming<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SqlRefused ? error.toRefusal(field) : error;
  }
}
