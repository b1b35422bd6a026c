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
import { inOneOf, userDeparts } from '../../../identity/users/userDeparts';

/** What administrators filter and sort by, and read; never the password. */
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
const shown = {
  ...columns,
  relTenantIds: sql<
    string | null
  >`(select string_agg(${sysUserTenant.tenantId}::text, ',' order by ${sysUserTenant.tenantId})
    from ${sysUserTenant} where ${sysUserTenant.userId} = ${sysUser.id})`,
};
const DICTS = { sex: 'sex', status: 'user_status' } as const;

export type AccountRow = Omit<SysUser, 'orgCodeTxt' | 'sex_dictText' | 'status_dictText' | 'post_dictText'>;

/** SQL of users as administrators see and keep them; every statement starts from the tenant. */
export function accountStore({ db, dictionaries, dataRules }: Pick<Services, 'db' | 'dictionaries' | 'dataRules'>) {
  const rules = dataRules.page('system/UserList', columns, undefined, userFields);
  const departs = userDeparts(db);

  async function withTexts(tenantId: number, rows: readonly AccountRow[]): Promise<SysUser[]> {
    const names = await positionNames(db, tenantId, [...new Set(rows.flatMap(({ post }) => splitList(post ?? '')))]);
    const posted = rows.map((row) => {
      const posts = splitList(row.post ?? '').map((code) => names.get(code) ?? code);
      return { ...row, post_dictText: posts.join(',') || null };
    });
    return departs.withNames(tenantId, await withDictTexts(posted, DICTS, dictionaries));
  }

  /** @param everywhere whatever tenant they are of */
  async function scopeOf(caller: Caller, departId = '', ids = '', everywhere = false): Promise<SQL | undefined> {
    const { tenantId } = caller;
    const tops = splitList(departId);
    const wanted = splitList(ids);
    return and(
      everywhere ? eq(sysUser.delFlag, 0) : ofTenant(tenantId),
      rules(caller),
      tops.length > 0 ? inOneOf(await departs.within(tenantId, tops)) : undefined,
      wanted.length > 0 ? inArray(sysUser.id, wanted) : undefined,
    );
  }

  return {
    withTexts,

    /** @param code ids, comma-joined: all of these at once @param everywhere users of all tenants */
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
      const { rows, total } = await selectList(db, sysUser, shown, list);
      return pageOf(await withTexts(caller.tenantId, rows), total, list);
    },

    /** Every row a list of these conditions has, up to so many. */
    async all(caller: Caller, selections: string, request: ListRequest, most: number): Promise<SysUser[]> {
      const list = listQuery({ columns, scope: await scopeOf(caller, '', selections) }, request);
      const rows = await db.orm
        .select(shown)
        .from(sysUser)
        .where(list.where)
        .orderBy(...list.orderBy)
        .limit(most);
      return withTexts(caller.tenantId, rows);
    },

    /** Who belongs to a department itself. */
    async ofDepart(tenantId: number, depId: string, request: ListRequest) {
      const list = listQuery({ columns, scope: and(ofTenant(tenantId), inOneOf([depId])) }, request);
      const { rows, total } = await selectList(db, sysUser, shown, list);
      return pageOf(await withTexts(tenantId, rows), total, list);
    },

    /** Users that the page shows, by their ids, held until the transaction ends. */
    held: (caller: Caller, ids: readonly string[], delFlag: 0 | 1 = 0): Promise<AccountRow[]> =>
      db.orm
        .select(shown)
        .from(sysUser)
        .where(
          and(memberOf(caller.tenantId), eq(sysUser.delFlag, delFlag), inArray(sysUser.id, [...ids]), rules(caller)),
        )
        .orderBy(asc(sysUser.id))
        .for('update'),

    async view(caller: Caller, where: SQL): Promise<SysUser | undefined> {
      const rows = await db.orm
        .select(shown)
        .from(sysUser)
        .where(and(ofTenant(caller.tenantId), rules(caller), where))
        .limit(1);
      return (await withTexts(caller.tenantId, rows))[0];
    },

    async recycled(caller: Caller): Promise<SysUser[]> {
      const { tenantId } = caller;
      const rows = await db.orm
        .select(shown)
        .from(sysUser)
        .where(and(eq(sysUser.tenantId, tenantId), memberOf(tenantId), eq(sysUser.delFlag, 1), rules(caller)))
        .orderBy(desc(sysUser.updateTime), desc(sysUser.id))
        .limit(1000);
      return withTexts(tenantId, rows);
    },

    /** The first of the members that somebody else has already, in whatever tenant, deleted or not. */
    async taken(members: Partial<Record<UniqueMember, string | null>>, id = ''): Promise<UniqueMember | undefined> {
      const given = UNIQUE.filter((name) => members[name]);
      if (given.length === 0) return undefined;
      const rows = await db.orm
        .select({ username: sysUser.username, workNo: sysUser.workNo, phone: sysUser.phone, email: sysUser.email })
        .from(sysUser)
        .where(and(ne(sysUser.id, id), or(...given.map((name) => eq(sysUser[name], members[name]!)))));
      return given.find((name) => rows.some((row) => row[name] === members[name]));
    },

    /** Of values of a unique member, those somebody has. */
    async takenOf(name: UniqueMember, values: readonly string[]): Promise<Set<string>> {
      const rows = await db.orm
        .select({ value: sysUser[name] })
        .from(sysUser)
        .where(sql`${sysUser[name]} = any(${sql.param([...values])}::text[])`);
      return new Set(rows.flatMap(({ value }) => value ?? []));
    },

    /** Of ids of departments, those the tenant has. */
    async departsAmong(tenantId: number, ids: readonly string[]): Promise<Set<string>> {
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

    /** Whether the departments of a user in the tenant are others than these. */
    async departsDiffer(tenantId: number, userId: string, ids: readonly string[]): Promise<boolean> {
      const own = (await departs.of(tenantId, [userId])).get(userId) ?? [];
      return own.length !== ids.length || own.some(({ id }) => !ids.includes(id));
    },

    /** The departments of a user in the tenant become these. */
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

/** Members no two users share. */
const UNIQUE = ['username', 'workNo', 'phone', 'email'] as const;
export type UniqueMember = (typeof UNIQUE)[number];
