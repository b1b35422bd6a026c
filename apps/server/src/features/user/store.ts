import type { ResultOf, queryUserComponentData } from '@gezi/domain';
import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { likeSql } from '../../crud/conditionSql';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { pageOf } from '../../crud/pageOf';
import { splitList } from '../../crud/parseFieldCondition';
import { sysDepart, sysUser, sysUserDepart, sysUserRole, sysUserTenant, type Database } from '../../db';
import { groupBy } from '../../kit/groupBy';
import { orgCodeWithin } from '../../scopes/planScope';

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

    /** @param departIds comma-joined */
    async ofTenant(tenantId: number, departIds: string, request: ListRequest): Promise<UserPage> {
      const departs = splitList(departIds);
      const scope = and(
        ofTenant(tenantId),
        departs.length > 0 ? inDepartments(tenantId, inArray(sysDepart.id, departs)) : undefined,
      );
      return page(scope, request);
    },
  };

  async function page(scope: SQL | undefined, request: ListRequest): Promise<UserPage> {
    const list = listQuery({ columns, scope }, request);
    const [[total], rows] = await Promise.all([
      db.orm.select({ count: count() }).from(sysUser).where(list.where),
      db.orm
        .select({
          id: sysUser.id,
          username: sysUser.username,
          realname: sysUser.realname,
          sex: sysUser.sex,
          phone: sysUser.phone,
          birthday: sysUser.birthday,
        })
        .from(sysUser)
        .where(list.where)
        .orderBy(...list.orderBy)
        .limit(list.size)
        .offset(list.offset),
    ]);
    const names = await departNames(rows.map(({ id }) => id));
    return pageOf(
      rows.map((row) => ({ ...row, orgCodeTxt: names.get(row.id) ?? null })),
      total!.count,
      list,
    );
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

const ofTenant = (tenantId: number) =>
  and(
    eq(sysUser.delFlag, 0),
    sql`exists (select 1 from ${sysUserTenant}
      where ${sysUserTenant.userId} = ${sysUser.id} and ${sysUserTenant.tenantId} = ${tenantId})`,
  );

const inDepartments = (tenantId: number, which: SQL) =>
  sql`exists (select 1 from ${sysUserDepart} join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
    where ${sysUserDepart.userId} = ${sysUser.id} and ${sysDepart.tenantId} = ${tenantId}
      and ${sysDepart.delFlag} = 0 and ${which})`;
