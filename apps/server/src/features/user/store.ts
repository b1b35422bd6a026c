import type { ResultOf, listUsers, queryUserComponentData } from '@gezi/domain';
import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { likeSql } from '../../crud/conditionSql';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { pageOf } from '../../crud/pageOf';
import { splitList } from '../../crud/parseFieldCondition';
import { sysDepart, sysUser, sysUserDepart, sysUserRole, type Database } from '../../db';
import { groupBy } from '../../kit/groupBy';
import { orgCodeWithin } from '../../scopes/planScope';
import { maskedPhone } from '../../users/maskedPhone';
import { memberOf, ofTenant } from '../../users/ofTenant';

/** What lists of users may be filtered and sorted by; never the password. */
const columns = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  sex: sysUser.sex,
  phone: sysUser.phone,
  email: sysUser.email,
  birthday: sysUser.birthday,
  workNo: sysUser.workNo,
  orgCode: sysUser.orgCode,
  status: sysUser.status,
  createTime: sysUser.createTime,
};

/** What everybody of the buying side sees of a user. */
const shown = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  sex: sysUser.sex,
  phone: sysUser.phone,
  birthday: sysUser.birthday,
};

type UserPage = ResultOf<typeof queryUserComponentData>;

/** Users of a tenant for the pickers. */
export function userStore(db: Database) {
  return {
    /** Normal users of a department and below. @param orgCode null = nobody's department: the list is empty */
    async ofDepartment(
      tenantId: number,
      orgCode: string | null,
      name: string,
      request: ListRequest,
    ): Promise<UserPage> {
      const sought = name.trim();
      const scope = and(
        ofTenant(tenantId),
        eq(sysUser.status, 1),
        orgCode ? inDepartments(tenantId, orgCodeWithin(orgCode)) : sql`false`,
        sought
          ? or(likeSql(sysUser.realname, 'contains', sought), likeSql(sysUser.username, 'contains', sought))
          : undefined,
      );
      return page(scope, request);
    },

    /** Users who have a role in the tenant. */
    ofRole: (tenantId: number, roleId: string, request: ListRequest): Promise<UserPage> =>
      page(
        and(
          ofTenant(tenantId),
          sql`exists (select 1 from ${sysUserRole} where ${sysUserRole.userId} = ${sysUser.id}
            and ${sysUserRole.tenantId} = ${tenantId} and ${sysUserRole.roleId} = ${roleId})`,
        ),
        request,
      ),

    /**
     * Users of departments and of what lies below these.
     *
     * @param departIds comma-joined; none = of the whole tenant
     * @param search contained in account or name, or one of these names
     */
    async ofTenant(
      tenantId: number,
      departIds: string,
      request: ListRequest,
      search?: { part: string; names: readonly string[] },
    ): Promise<UserPage> {
      const scope = and(
        ofTenant(tenantId),
        await withinDepartments(tenantId, splitList(departIds)),
        search &&
          or(
            likeSql(sysUser.username, 'contains', search.part),
            likeSql(sysUser.realname, 'contains', search.part),
            search.names.length > 0 ? inArray(sysUser.realname, [...search.names]) : undefined,
          ),
      );
      return page(scope, request);
    },

    /** Users who may sign in, with the phone masked. */
    async normal(tenantId: number, request: ListRequest): Promise<ResultOf<typeof listUsers>> {
      const list = listQuery({ columns, scope: and(ofTenant(tenantId), eq(sysUser.status, 1)) }, request);
      const [[total], rows] = await Promise.all([
        db.orm.select({ count: count() }).from(sysUser).where(list.where),
        db.orm
          .select({ ...shown, phone: maskedPhone, avatar: sysUser.avatar, post: sysUser.post })
          .from(sysUser)
          .where(list.where)
          .orderBy(...list.orderBy)
          .limit(list.size)
          .offset(list.offset),
      ]);
      return pageOf(await withDeparts(rows), total!.count, list);
    },

    /** Whoever is or was of the tenant, by a stored value: names of those who left are still shown. */
    async named(tenantId: number, field: 'id' | 'username', values: readonly string[]): Promise<UserPage['records']> {
      if (values.length === 0) return [];
      const rows = await db.orm
        .select(shown)
        .from(sysUser)
        .where(and(memberOf(tenantId), inArray(sysUser[field], [...values])))
        .orderBy(asc(sysUser.username));
      return withDeparts(rows);
    },
  };

  /** Departments of one's own tenant and all below; undefined without any asked for. */
  async function withinDepartments(tenantId: number, ids: readonly string[]): Promise<SQL | undefined> {
    if (ids.length === 0) return undefined;
    const tops = await db.orm
      .select({ orgCode: sysDepart.orgCode })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0), inArray(sysDepart.id, [...ids])));
    const within = or(...tops.map(({ orgCode }) => orgCodeWithin(orgCode)));
    return within ? inDepartments(tenantId, within) : sql`false`;
  }

  async function page(scope: SQL | undefined, request: ListRequest): Promise<UserPage> {
    const list = listQuery({ columns, scope }, request);
    const [[total], rows] = await Promise.all([
      db.orm.select({ count: count() }).from(sysUser).where(list.where),
      db.orm
        .select(shown)
        .from(sysUser)
        .where(list.where)
        .orderBy(...list.orderBy)
        .limit(list.size)
        .offset(list.offset),
    ]);
    return pageOf(await withDeparts(rows), total!.count, list);
  }

  async function withDeparts<Row extends { id: string }>(rows: readonly Row[]) {
    const names = await departNames(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...row, orgCodeTxt: names.get(row.id) ?? null }));
  }

  /** The names of each user's departments, comma-joined. */
  async function departNames(userIds: readonly string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await db.orm
      .select({ userId: sysUserDepart.userId, name: sysDepart.departName })
      .from(sysUserDepart)
      .innerJoin(sysDepart, eq(sysDepart.id, sysUserDepart.departId))
      .where(and(inArray(sysUserDepart.userId, [...userIds]), eq(sysDepart.delFlag, 0)))
      .orderBy(asc(sysDepart.orgCode));
    const byUser = groupBy(rows, ({ userId }) => userId);
    return new Map([...byUser].map(([userId, departs]) => [userId, departs.map(({ name }) => name).join(',')]));
  }
}

const inDepartments = (tenantId: number, which: SQL) =>
  sql`exists (select 1 from ${sysUserDepart} join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
    where ${sysUserDepart.userId} = ${sysUser.id} and ${sysDepart.tenantId} = ${tenantId}
      and ${sysDepart.delFlag} = 0 and ${which})`;
