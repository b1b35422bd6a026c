import {
  dataSourceFields,
  containsCredentials,
  isSameDestination,
  POSTGRESQL,
  readTarget,
  type SysDataSource,
  type SysDataSourceAdd,
  type SysDataSourceEdit,
} from '@gezi/domain';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { reportHead, sysDataSource } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';

const t = texts.dataSource;
type Row = Omit<SysDataSource, 'dbType_dictText'>;
export type DataSourceInput = Partial<SysDataSourceAdd>;

/** Without the password, so that it cannot be read, filtered, sorted or exported. */
const columns = {
  id: sysDataSource.id,
  code: sysDataSource.code,
  name: sysDataSource.name,
  dbType: sysDataSource.dbType,
  dbDriver: sysDataSource.dbDriver,
  dbUrl: sysDataSource.dbUrl,
  dbName: sysDataSource.dbName,
  dbUsername: sysDataSource.dbUsername,
  remark: sysDataSource.remark,
  createBy: sysDataSource.createBy,
  createTime: sysDataSource.createTime,
  updateBy: sysDataSource.updateBy,
  updateTime: sysDataSource.updateTime,
  sysOrgCode: sysDataSource.sysOrgCode,
  tenantId: sysDataSource.tenantId,
};

/** External databases of a tenant. Passwords are write-only. */
export function dataSources(services: Pick<Services, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets'>) {
  const { db, dictionaries, secrets } = services;
  const inTenant = ({ tenantId }: Caller) => eq(sysDataSource.tenantId, tenantId);
  const records = versionedRecords<Row>(services, {
    recordName: () => t.what,
    page: 'system/SysDataSourceList',
    fields: dataSourceFields,
    nameOf: ({ name, code }) => `${name}（${code}）`,
    table: sysDataSource,
    columns,
    scope: inTenant,
    unique: { code: () => t.code },
    removeRows,
  });

  return { ...records, add, edit, withTexts, options, password, checkSource };

  async function add(caller: Caller, { dbPassword, ...input }: SysDataSourceAdd, logChange: LogChange): Promise<Row> {
    const source = { ...input, dbType: input.dbType || POSTGRESQL };
    await checkSource(source);
    return db.transaction(async () => {
      const row = await records.add(caller, source, logWithPassword(logChange, dbPassword));
      await savePassword(caller, row.id, dbPassword);
      return row;
    });
  }

  /** Keeps the stored password if none is given, unless server or user change. */
  async function edit(caller: Caller, { dbPassword, ...input }: SysDataSourceEdit, logChange: LogChange): Promise<Row> {
    return db.transaction(async () => {
      const row = await records.edit(caller, input, logWithPassword(logChange, dbPassword), async (before) => {
        if (input.code !== undefined && input.code !== before.code) await refuseUsed(caller, before, 'code');
        await checkSource({ ...before, ...input });
        if (dbPassword || isSameDestination(before, { ...before, ...input })) return {};
        if ((await password(caller, before.id)) !== undefined) throw refuse(t.passwordAgain, 'dbPassword');
        return {};
      });
      await savePassword(caller, row.id, dbPassword);
      return row;
    });
  }

  async function removeRows(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(sysDataSource)
      .where(and(inTenant(caller), inArray(sysDataSource.id, [...ids])))
      .returning({ id: sysDataSource.id, code: sysDataSource.code, name: sysDataSource.name });
    for (const source of removed) await refuseUsed(caller, source, 'ids');
    return removed.map(({ id }) => id);
  }

  /** @throws {Refusal} naming `field` if a report reads the data source, which it names by its code */
  async function refuseUsed(
    { tenantId }: Caller,
    { code, name }: Pick<Row, 'code' | 'name'>,
    field: string,
  ): Promise<void> {
    const [reports] = await db.orm
      .select({ count: count() })
      .from(reportHead)
      .where(and(eq(reportHead.tenantId, tenantId), eq(reportHead.dbSource, code)));
    if (reports!.count > 0) throw refuse(t.inUse(name, reports!.count), field);
  }

  /** @throws {Refusal} naming the invalid field */
  async function checkSource({ dbType, dbUrl, dbName }: DataSourceInput): Promise<void> {
    const { database_type: types = [] } = await dictionaries.all();
    if (dbType && !types.some(({ value }) => value === dbType)) throw refuse(t.unknownType, 'dbType');
    if (!dbUrl) return;
    if (containsCredentials(dbUrl)) throw refuse(t.credentials, 'dbUrl');
    const target = readTarget(dbUrl, dbName ?? '');
    if ((dbType || POSTGRESQL) === POSTGRESQL && !target.ok) throw refuse(t.target[target.reason], 'dbUrl');
  }

  async function savePassword(caller: Caller, id: string, dbPassword: string | null | undefined): Promise<void> {
    if (!dbPassword) return;
    await db.orm
      .update(sysDataSource)
      .set({ dbPassword: secrets.seal(dbPassword, id) })
      .where(and(inTenant(caller), eq(sysDataSource.id, id)));
  }

  /** @returns undefined if none is stored, null if it cannot be decrypted */
  async function password(caller: Caller, id: string): Promise<string | null | undefined> {
    const [row] = await db.orm
      .select({ sealed: sysDataSource.dbPassword })
      .from(sysDataSource)
      .where(and(inTenant(caller), eq(sysDataSource.id, id)));
    return row?.sealed ? (secrets.open(row.sealed, id) ?? null) : undefined;
  }

  async function withTexts(rows: readonly Row[]): Promise<SysDataSource[]> {
    return withDictTexts(rows, { dbType: 'database_type' }, dictionaries);
  }

  /** Options for a select. */
  async function options(caller: Caller) {
    return db.orm
      .select({ value: sysDataSource.code, text: sysDataSource.name })
      .from(sysDataSource)
      .where(inTenant(caller))
      .orderBy(asc(sysDataSource.code))
      .limit(1000);
  }
}

/** Logs that a password was set, but not the password. */
const logWithPassword =
  (logChange: LogChange, dbPassword: string | null | undefined): LogChange =>
  (kind, content, details) =>
    logChange(kind, dbPassword ? () => texts.audit.withPassword(content()) : content, details);
