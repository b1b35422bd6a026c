import type { ReportTableInfo, RuleVariable } from '@gezi/domain';
import { getTableName, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Services } from '../../../../FeatureModule';
import type { Caller } from '../../../../platform/http/Caller';
import { letOthersFirst } from '../../../../platform/kit/requestContext';
import { columnKind } from '../../../../platform/query/columnKind';
import { currentLanguage } from '../../../../platform/texts';
import { externalDatabases } from '../../../../records/data-sources/externalDatabases';
import { externalTables, isExternalTable } from './externalTables';
import { ownRuns, readRows, runsWithin, useSettings } from './limitedRuns';
import { loadSqlParser, readReportSql, type ReportSql } from './readReportSql';
import { describedFields, givenOf, reportRows, statementOf, type GivenQuery, type ReportField } from './reportQuery';
import { reportTables, tableSql } from './reportTables';
import type { ReportRuns, Run } from './Run';
import { tableStatistics } from './tableStatistics';
import { refusedBy } from './refusedBy';
import { SqlRefused } from './SqlRefused';

/** SQL of a report, where it runs, and the values of its parameters. */
export interface SqlSource {
  sql: string;
  /** Code of a data source; null: the platform's own database. */
  dbSource: string | null;
  params: Readonly<Record<string, string>>;
}

/** Rows of a report while it is read. */
export interface OpenReport {
  fields: readonly ReportField[];
  columns: Readonly<Record<string, AnyPgColumn>>;
  /** Place of a row in the result of the SQL. */
  place: SQL;
  /** Rows of a SELECT that reads from `report`, or from tables that it adds as `, name as (…) select …`. */
  read: (select: SQL) => Promise<Record<string, unknown>[]>;
}

/** Reports that administrators write as SQL. */
export function sqlReports(services: Pick<Services, 'db' | 'replicas' | 'config' | 'secrets' | 'dataRules'>) {
  const { db, replicas, dataRules } = services;
  const external = externalDatabases(services);
  const tables = reportTables(dataRules);
  const statistics = tableStatistics(db);

  return { paramsOf, open, openQuery, tablesOf };

  /** Names of the parameters of an SQL. @throws {SqlRefused} */
  async function paramsOf({ sql: text, dbSource }: Omit<SqlSource, 'params'>): Promise<string[]> {
    const { placeholders } = await readOrRefuse(text, dbSource);
    return [...new Set(placeholders.filter(({ kind }) => kind === 'param').map(({ name }) => name))];
  }

  /**
   * Runs `work` on the rows of an SQL, read-only.
   *
   * @param field named where the data source is refused
   * @throws {SqlRefused} for SQL that is not allowed, or that the database does not run
   */
  async function open<T>(
    caller: Caller,
    { sql: text, dbSource, params }: SqlSource,
    work: (report: OpenReport) => Promise<T>,
    field: string,
  ): Promise<T> {
    letOthersFirst();
    const read = await readOrRefuse(text, dbSource);
    const given: GivenQuery = {
      text: read.text,
      untyped: read.untyped,
      values: valuesOf(read, params, caller),
      tables: dbSource ? [] : read.tables.map((name) => [name, tableSql(tables[name]!, caller)]),
    };
    if (!dbSource) await statistics.expect(read.tables.map((name) => getTableName(tables[name]!.from)));
    return limited(caller, dbSource, field, async (runs) => work(await openGiven(runs, given)));
  }

  /** Runs `work` on the rows of a query that the server wrote itself. */
  function openQuery<T>(caller: Caller, query: SQL, work: (report: OpenReport) => Promise<T>): Promise<T> {
    letOthersFirst();
    return replicas.read(caller, (readDb) =>
      ownRuns(readDb, async (runs) => work(await openGiven(runs, givenOf(query)))),
    );
  }

  /** Tables that SQL may read. @throws {Refusal} for a data source that cannot be read */
  async function tablesOf(caller: Caller, dbSource: string | null): Promise<ReportTableInfo[]> {
    if (dbSource) return limited(caller, dbSource, 'dbKey', ({ run }) => externalTables(run));
    const language = currentLanguage();
    return Object.entries(tables).map(([name, { label, columns }]) => ({
      name,
      text: label[language],
      columns: Object.entries(columns).map(([column, { value, label: its }]) => ({
        name: column,
        text: its?.[language] ?? '',
        type: is(value, PgColumn) ? columnKind(value) : 'text',
      })),
    }));
  }

  async function readOrRefuse(text: string, dbSource: string | null): Promise<ReportSql> {
    await loadSqlParser();
    const mayRead = dbSource
      ? isExternalTable
      : (name: string, schema?: string) => !schema && Object.hasOwn(tables, name);
    const read = readReportSql(text, { mayRead });
    if (!read.ok) throw new SqlRefused(read.reason, text);
    const unknown = read.value.placeholders.find(
      ({ kind, name }) => kind === 'system' && !Object.hasOwn(VARIABLES, name),
    );
    if (unknown) throw new SqlRefused({ code: 'unknown-variable', name: unknown.name }, text);
    return read.value;
  }

  function valuesOf({ placeholders }: ReportSql, params: SqlSource['params'], caller: Caller): (string | null)[] {
    const variables = dataRules.valuesFor(caller);
    return placeholders.map(({ kind, name }) => {
      const value = kind === 'param' ? params[name] : variables[name as RuleVariable].join(',');
      return value || null;
    });
  }

  function limited<T>(
    caller: Caller,
    dbSource: string | null,
    field: string,
    work: (runs: ReportRuns) => Promise<T>,
  ): Promise<T> {
    if (!dbSource) return replicas.read(caller, (readDb) => ownRuns(readDb, work));
    return external.read(caller, dbSource, field, async (client) => {
      const run: Run = (text, values) => client.query(text, [...values]);
      await useSettings(run);
      return work(runsWithin(run));
    });
  }
}

const VARIABLES: Readonly<Record<RuleVariable, true>> = {
  sys_user_code: true,
  sys_user_name: true,
  sys_org_code: true,
  sys_multi_org_code: true,
  sys_date: true,
  sys_time: true,
  tenant_id: true,
};

async function openGiven(runs: ReportRuns, given: GivenQuery): Promise<OpenReport> {
  const described = statementOf(given, sql`select * from given limit 0`);
  const { fields: types } = await refusedBy(given, described.start, () => runs.run(described.text, described.values));
  const fields = describedFields(types, given.text);
  const { columns, place, statement } = reportRows(given, fields);
  return {
    fields,
    columns,
    place,
    read: (select) => {
      const { start, ...query } = statement(select);
      return refusedBy(given, start, () => readRows(runs, query));
    },
  };
}
