import {
  dataSourceFields,
  holdsCredentials,
  isSameDestination,
  POSTGRESQL,
  readTarget,
  type SysDataSource,
  type SysDataSourceAdd,
  type SysDataSourceEdit,
} from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sysDataSource } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';

const t = texts.dataSource;
type Row = Omit<SysDataSource, 'dbType_dictText'>;
export type Entered = Partial<SysDataSourceAdd>;

/** Without the password: what is not here can neither be read, filtered, sorted nor exported. */
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

/** Other databases, of a tenant. Passwords go in and are never told again. */
export function dataSources(services: Pick<Services, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets'>) {
  const { db, dictionaries, secrets } = services;
  const own = ({ tenantId }: Caller) => eq(sysDataSource.tenantId, tenantId);
  const kept = versionedRecords<Row>(services, {
    what: t.what,
    page: 'system/SysDataSourceList',
    fields: dataSourceFields,
    nameOf: ({ name, code }) => `${name}（${code}）`,
    table: sysDataSource,
    columns,
    scope: own,
    unique: { code: '数据源编码' },
  });

  return { ...kept, add, edit, told, options, password, checkSource };

  async function add(caller: Caller, { dbPassword, ...given }: SysDataSourceAdd, logChange: LogChange): Promise<Row> {
    const source = { ...given, dbType: given.dbType || POSTGRESQL };
    await checkSource(source);
    return db.transaction(async () => {
      const row = await kept.add(caller, source, said(logChange, dbPassword));
      await keepPassword(caller, row.id, dbPassword);
      return row;
    });
  }

  /** Without a password the kept one stays, unless it would then go to another server or user. */
  async function edit(caller: Caller, { dbPassword, ...given }: SysDataSourceEdit, logChange: LogChange): Promise<Row> {
    return db.transaction(async () => {
      const row = await kept.edit(caller, given, said(logChange, dbPassword), async (before) => {
        await checkSource({ ...before, ...given });
        if (dbPassword || isSameDestination(before, { ...before, ...given })) return {};
        if ((await password(caller, before.id)) !== undefined) throw refuse(t.passwordAgain, 'dbPassword');
        return {};
      });
      await keepPassword(caller, row.id, dbPassword);
      return row;
    });
  }

  /** @throws {Refusal} naming the member at fault */
  async function checkSource({ dbType, dbUrl, dbName }: Entered): Promise<void> {
    const { database_type: types = [] } = await dictionaries.all();
    if (dbType && !types.some(({ value }) => value === dbType)) throw refuse(t.unknownType, 'dbType');
    if (!dbUrl) return;
    if (holdsCredentials(dbUrl)) throw refuse(t.credentials, 'dbUrl');
    const target = readTarget(dbUrl, dbName ?? '');
    if ((dbType || POSTGRESQL) === POSTGRESQL && !target.ok) throw refuse(t.target[target.reason], 'dbUrl');
  }

  async function keepPassword(caller: Caller, id: string, dbPassword: string | null | undefined): Promise<void> {
    if (!dbPassword) return;
    await db.orm
      .update(sysDataSource)
      .set({ dbPassword: secrets.seal(dbPassword, id) })
      .where(and(own(caller), eq(sysDataSource.id, id)));
  }

  /** @returns undefined where none is kept, null where what is kept cannot be opened */
  async function password(caller: Caller, id: string): Promise<string | null | undefined> {
    const [row] = await db.orm
      .select({ sealed: sysDataSource.dbPassword })
      .from(sysDataSource)
      .where(and(own(caller), eq(sysDataSource.id, id)));
    return row?.sealed ? (secrets.open(row.sealed, id) ?? null) : undefined;
  }

  async function told(rows: readonly Row[]): Promise<SysDataSource[]> {
    return withDictTexts(rows, { dbType: 'database_type' }, dictionaries);
  }

  /** To choose one from. */
  async function options(caller: Caller) {
    return db.orm
      .select({ value: sysDataSource.code, text: sysDataSource.name })
      .from(sysDataSource)
      .where(own(caller))
      .orderBy(asc(sysDataSource.code))
      .limit(1000);
  }
}

/** That a password was set is worth a word in the log; the password is not. */
const said =
  (logChange: LogChange, dbPassword: string | null | undefined): LogChange =>
  (kind, content, details) =>
    logChange(kind, dbPassword ? t.withPassword(content) : content, details);
