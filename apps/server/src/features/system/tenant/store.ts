import { and, asc, count, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import {
  nextVersion,
  sysDepart,
  sysTenant,
  sysTenantPack,
  sysUser,
  sysUserDepart,
  sysUserTenant,
  timeText,
  type Database,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { groupBy } from '../../../platform/kit/groupBy';
import { effectiveTenant } from '../../../identity/sessions/callerQuery';
import { maskedPhone } from '../../../identity/users/maskedPhone';
import { ofTenant } from '../../../identity/users/ofTenant';
import { departTitle } from '../../../identity/users/departTitle';
import { addBusinessForms } from '../../../records/approvals/addBusinessForms';

/** Columns of tenants for lists. */
export const tenantColumns = {
  id: sysTenant.id,
  name: sysTenant.name,
  status: sysTenant.status,
  beginDate: sysTenant.beginDate,
  endDate: sysTenant.endDate,
  secondaryDomain: sysTenant.secondaryDomain,
  isHttps: sysTenant.isHttps,
  packId: sysTenant.packId,
  projectApproval: sysTenant.projectApproval,
  openOfficers: sysTenant.openOfficers,
  createBy: sysTenant.createBy,
  createTime: sysTenant.createTime,
  updateBy: sysTenant.updateBy,
  updateTime: sysTenant.updateTime,
};

const userColumns = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  createTime: sysUser.createTime,
};

export type TenantMembers = Pick<
  typeof sysTenant.$inferInsert,
  | 'name'
  | 'status'
  | 'beginDate'
  | 'endDate'
  | 'secondaryDomain'
  | 'isHttps'
  | 'packId'
  | 'projectApproval'
  | 'openOfficers'
>;

/** SQL of tenants and their members. */
export function tenantStore(db: Database, clock: () => number) {
  return {
    list: (scope: SQL | undefined, request: ListRequest) =>
      selectList(db, sysTenant, tenantColumns, listQuery({ columns: tenantColumns, scope }, request)),

    async findByIds(ids: readonly number[], lock = false, filter?: SQL) {
      const query = db.orm
        .select(tenantColumns)
        .from(sysTenant)
        .where(and(inArray(sysTenant.id, [...ids]), filter))
        .orderBy(asc(sysTenant.id));
      return lock ? query.for('update') : query;
    },

    /** Tenants active today. */
    findActive: (where: SQL | undefined) =>
      db.orm
        .select(tenantColumns)
        .from(sysTenant)
        .where(and(where, effectiveTenant(timeText(clock()).slice(0, 10))))
        .orderBy(asc(sysTenant.id)),

    async packNames(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db.orm
        .select({ id: sysTenantPack.id, name: sysTenantPack.packName })
        .from(sysTenantPack)
        .where(inArray(sysTenantPack.id, [...ids]));
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** Number of users by tenant. @param except user that is not counted */
    async userCounts(ids: readonly number[], except = ''): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db.orm
        .select({ id: sysUserTenant.tenantId, users: count() })
        .from(sysUserTenant)
        .innerJoin(sysUser, eq(sysUser.id, sysUserTenant.userId))
        .where(and(inArray(sysUserTenant.tenantId, [...ids]), eq(sysUser.delFlag, 0), ne(sysUser.id, except)))
        .groupBy(sysUserTenant.tenantId);
      return new Map(rows.map(({ id, users }) => [id, users]));
    },

    async add({ username }: Caller, id: number, members: TenantMembers): Promise<void> {
      const now = timeText(clock());
      await db.orm.insert(sysTenant).values({ ...members, id, createBy: username, createTime: now, updateTime: now });
      await addBusinessForms(db, id, now);
    },

    save: ({ username }: Caller, id: number, members: Partial<TenantMembers>) =>
      db.orm
        .update(sysTenant)
        .set({ ...members, updateBy: username, updateTime: nextVersion(sysTenant.updateTime, clock()) })
        .where(eq(sysTenant.id, id)),

    remove: (ids: readonly number[]) => db.orm.delete(sysTenant).where(inArray(sysTenant.id, [...ids])),

    async users(tenantId: number, request: ListRequest) {
      const list = listQuery({ columns: userColumns, scope: ofTenant(tenantId) }, request);
      const shown = {
        id: sysUser.id,
        username: sysUser.username,
        realname: sysUser.realname,
        sex: sysUser.sex,
        phone: maskedPhone,
        birthday: sysUser.birthday,
      };
      const { rows, total } = await selectList(db, sysUser, shown, list);
      const departs = await departNames(
        tenantId,
        rows.map(({ id }) => id),
      );
      return pageOf(
        rows.map((row) => ({ ...row, orgCodeTxt: departs.get(row.id) ?? null })),
        total,
        list,
      );
    },

    /** Those of the users who belong to a tenant. Locks their rows. */
    async members(tenantId: number, userIds: readonly string[]): Promise<string[]> {
      const rows = await db.orm
        .select({ id: sysUser.id })
        .from(sysUser)
        .where(and(ofTenant(tenantId), inArray(sysUser.id, [...userIds])))
        .orderBy(asc(sysUser.id))
        .for('update');
      return rows.map(({ id }) => id);
    },
  };

  /** Comma-joined department names by user. */
  async function departNames(tenantId: number, userIds: readonly string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await db.orm
      .select({ userId: sysUserDepart.userId, name: departTitle() })
      .from(sysUserDepart)
      .innerJoin(sysDepart, eq(sysDepart.id, sysUserDepart.departId))
      .where(
        and(inArray(sysUserDepart.userId, [...userIds]), eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0)),
      )
      .orderBy(asc(sysDepart.orgCode));
    const byUser = groupBy(rows, ({ userId }) => userId);
    return new Map([...byUser].map(([id, departs]) => [id, departs.map(({ name }) => name).join(',')]));
  }
}
