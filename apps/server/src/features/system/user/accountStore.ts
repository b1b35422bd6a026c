import { type SysUser, userFields } from '@gezi/domain';
import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { selectList } from '../../../platform/query/selectList';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { supplierInfo, sysDepart, sysUser, sysUserDepart, sysUserTenant } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { memberOf, ofTenant } from '../../../identity/users/ofTenant';
import { positionNames } from '../../../identity/users/positionNames';
import { inAnyDepartment, userDeparts } from '../../../identity/users/userDeparts';

/** Columns that administrators read, filter and sort by, without the password. */
const columns = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  avatar: sysUser.avatar,
  birthday: sysUser.birthday,
  sex: sysUser.sex,
  email: sysUser.email,
  phone: sysUser.phone,
  orgCode: sysUser.orgCode,
  status: sysUser.status,
  delFlag: sysUser.delFlag,
  workNo: sysUser.workNo,
  post: sysUser.post,
  telephone: sysUser.telephone,
  userIdentity: sysUser.userIdentity,
  departIds: sysUser.departIds,
  activitiSync: sysUser.activitiSync,
  clientId: sysUser.clientId,
  homePath: sysUser.homePath,
  userType: sysUser.userType,
  supplierId: sysUser.supplierId,
  company: sysUser.company,
  createBy: sysUser.createBy,
  createTime: sysUser.createTime,
  updateBy: sysUser.updateBy,
  updateTime: sysUser.updateTime,
  sysOrgCode: sysUser.sysOrgCode,
  tenantId: sysUser.tenantId,
};
const rowColumns = {
  ...columns,
  relTenantIds: sql<
    string | null
  >`(select string_agg(${sysUserTenant.tenantId}::text, ',' order by ${sysUserTenant.tenantId})
    from ${sysUserTenant} where ${sysUserTenant.userId} = ${sysUser.id})`,
};
/** Menu component of the list. */
export const USER_PAGE = 'system/UserList';

const DICTS = { sex: 'sex', status: 'user_status' } as const;

export type AccountRow = Omit<
  SysUser,
  'orgCodeTxt' | 'sex_dictText' | 'status_dictText' | 'post_dictText' | 'departIds_dictText'
>;

/** SQL of users for administrators. Every statement filters by tenant. */
export function accountStore({ db, dictionaries, dataRules }: Pick<Services, 'db' | 'dictionaries' | 'dataRules'>) {
  const rules = dataRules.page(USER_PAGE, columns, undefined, userFields);
  const departs = userDeparts(db);

  async function withTexts(tenantId: number, rows: readonly AccountRow[]): Promise<SysUser[]> {
    const [positions, ledDeparts] = await Promise.all([
      positionNames(db, tenantId, valuesOf(rows, 'post')),
      departs.namesOf(tenantId, valuesOf(rows, 'departIds')),
    ]);
    const named = rows.map((row) => ({
      ...row,
      post_dictText: textOf(row.post, positions),
      departIds_dictText: textOf(row.departIds, ledDeparts),
    }));
    return departs.withNames(tenantId, await withDictTexts(named, DICTS, dictionaries));
  }

  /** @param everywhere includes users of all tenants */
  async function scopeOf(caller: Caller, departId = '', ids = '', everywhere = false): Promise<SQL | undefined> {
    const { tenantId } = caller;
    const departIds = splitList(departId);
    const idList = splitList(ids);
    return and(
      everywhere ? eq(sysUser.delFlag, 0) : ofTenant(tenantId),
      rules(caller),
      departIds.length > 0 ? inAnyDepartment(await departs.within(tenantId, departIds)) : undefined,
      idList.length > 0 ? inArray(sysUser.id, idList) : undefined,
    );
  }

  return {
    withTexts,

    /**
     * @param code comma-joined ids, returned on one page
     * @param everywhere includes users of all tenants
     */
    async list(
      caller: Caller,
      { departId, code, ...request }: ListRequest & { departId?: string; code?: string },
      everywhere = false,
    ) {
      const all = code?.trim() ? { pageNo: 1, pageSize: splitList(code).length } : {};
      const list = listQuery(
        { columns, scope: await scopeOf(caller, departId, code, everywhere) },
        { ...request, ...all },
      );
      const { rows, total } = await selectList(db, sysUser, rowColumns, list);
      return pageOf(await withTexts(caller.tenantId, rows), total, list);
    },

    /** All rows that match the query of the list, up to `most`. */
    async all(caller: Caller, selections: string, request: ListRequest, limit: number): Promise<SysUser[]> {
      const list = listQuery({ columns, scope: await scopeOf(caller, '', selections) }, request);
      const rows = await db.orm
        .select(rowColumns)
        .from(sysUser)
        .where(list.where)
        .orderBy(...list.orderBy)
        .limit(limit);
      return withTexts(caller.tenantId, rows);
    },

    /** Direct members of a department. */
    async ofDepart(tenantId: number, depId: string, request: ListRequest) {
      const list = listQuery({ columns, scope: and(ofTenant(tenantId), inAnyDepartment([depId])) }, request);
      const { rows, total } = await selectList(db, sysUser, rowColumns, list);
      return pageOf(await withTexts(tenantId, rows), total, list);
    },

    /** Users by id within the data rules of the page, locked until the transaction ends. */
    lockVisible: (caller: Caller, ids: readonly string[], delFlag: 0 | 1 = 0): Promise<AccountRow[]> =>
      db.orm
        .select(rowColumns)
        .from(sysUser)
        .where(
          and(memberOf(caller.tenantId), eq(sysUser.delFlag, delFlag), inArray(sysUser.id, [...ids]), rules(caller)),
        )
        .orderBy(asc(sysUser.id))
        .for('update'),

    async view(caller: Caller, where: SQL): Promise<SysUser | undefined> {
      const rows = await db.orm
        .select(rowColumns)
        .from(sysUser)
        .where(and(ofTenant(caller.tenantId), rules(caller), where))
        .limit(1);
      return (await withTexts(caller.tenantId, rows))[0];
    },

    async listDeleted(caller: Caller): Promise<SysUser[]> {
      const { tenantId } = caller;
      const rows = await db.orm
        .select(rowColumns)
        .from(sysUser)
        .where(and(eq(sysUser.tenantId, tenantId), memberOf(tenantId), eq(sysUser.delFlag, 1), rules(caller)))
        .orderBy(desc(sysUser.updateTime), desc(sysUser.id))
        .limit(1000);
      return withTexts(tenantId, rows);
    },

    /** First unique field whose value another user of any tenant has, including deleted users. */
    async findTakenField(
      members: Partial<Record<UniqueField, string | null>>,
      id = '',
    ): Promise<UniqueField | undefined> {
      const fields = UNIQUE.filter((name) => members[name]);
      if (fields.length === 0) return undefined;
      const rows = await db.orm
        .select({ username: sysUser.username, workNo: sysUser.workNo, phone: sysUser.phone, email: sysUser.email })
        .from(sysUser)
        .where(and(ne(sysUser.id, id), or(...fields.map((name) => eq(sysUser[name], members[name]!)))));
      return fields.find((name) => rows.some((row) => row[name] === members[name]));
    },

    /** Returns those of `values` of a unique field that a user already has. */
    async existingValues(name: UniqueField, values: readonly string[]): Promise<Set<string>> {
      const rows = await db.orm
        .select({ value: sysUser[name] })
        .from(sysUser)
        .where(sql`${sysUser[name]} = any(${sql.param([...values])}::text[])`);
      return new Set(rows.flatMap(({ value }) => value ?? []));
    },

    /** Returns those of `ids` that are departments of the tenant. */
    async knownDeparts(tenantId: number, ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db.orm
        .select({ id: sysDepart.id })
        .from(sysDepart)
        .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0), inArray(sysDepart.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },

    async hasSupplier(tenantId: number, id: string): Promise<boolean> {
      const rows = await db.orm
        .select({ id: supplierInfo.id })
        .from(supplierInfo)
        .where(and(eq(supplierInfo.tenantId, tenantId), eq(supplierInfo.id, id)));
      return rows.length > 0;
    },

    /** Whether the user's departments in the tenant differ from `ids`. */
    async departsDiffer(tenantId: number, userId: string, ids: readonly string[]): Promise<boolean> {
      const current = (await departs.of(tenantId, [userId])).get(userId) ?? [];
      return current.length !== ids.length || current.some(({ id }) => !ids.includes(id));
    },

    /** Replaces the user's departments in the tenant. */
    async setDeparts(tenantId: number, userId: string, ids: readonly string[]): Promise<void> {
      const ofThisTenant = sql`exists (select 1 from ${sysDepart} where ${sysDepart.id} = ${sysUserDepart.departId}
        and ${sysDepart.tenantId} = ${tenantId})`;
      await db.orm.delete(sysUserDepart).where(and(eq(sysUserDepart.userId, userId), ofThisTenant));
      if (ids.length === 0) return;
      await db.orm
        .insert(sysUserDepart)
        .values(ids.map((departId) => ({ userId, departId })))
        .onConflictDoNothing();
    },
  };
}

/** Fields that are unique across users. */
const UNIQUE = ['username', 'workNo', 'phone', 'email'] as const;
export type UniqueField = (typeof UNIQUE)[number];

const valuesOf = (rows: readonly AccountRow[], member: 'post' | 'departIds') => [
  ...new Set(rows.flatMap((row) => splitList(row[member] ?? ''))),
];

/** Comma-joined names of comma-joined values; a value without a name is returned unchanged. */
const textOf = (values: string | null, names: ReadonlyMap<string, string>): string | null =>
  splitList(values ?? '')
    .map((value) => names.get(value) ?? value)
    .join(',') || null;
