import type { ResultOf, listUsers, queryUserComponentData } from '@gezi/domain';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { likeSql } from '../../../platform/query/conditionSql';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { selectList } from '../../../platform/query/selectList';
import { sysDepart, sysUser, sysUserDepart, sysUserRole, type Database } from '../../../platform/db';
import { inOrder } from '../../../platform/kit/inOrder';
import { orgCodeWithin } from '../../../identity/scopes/orgCodeWithin';
import type { People } from '../../../identity/people/createPeople';
import { maskedPhone } from '../../../identity/users/maskedPhone';
import { memberOf, ofTenant } from '../../../identity/users/ofTenant';
import { inAnyDepartment, userDeparts } from '../../../identity/users/userDeparts';
import type { PeopleRequest } from '../../../identity/people/peopleSearch';

/** Columns to filter and sort by, without the password. */
const columns = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  sex: sysUser.sex,
  phone: sysUser.phone,
  birthday: sysUser.birthday,
  workNo: sysUser.workNo,
  orgCode: sysUser.orgCode,
  status: sysUser.status,
  createTime: sysUser.createTime,
};

/** Columns that all users of the buying side see. */
const publicColumns = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  sex: sysUser.sex,
  phone: sysUser.phone,
  birthday: sysUser.birthday,
};

/** Columns of the user list. */
const listColumns = { ...publicColumns, phone: maskedPhone, avatar: sysUser.avatar, post: sysUser.post };

type UserPage = ResultOf<typeof queryUserComponentData>;

/** SQL of the users of a tenant for pickers. */
export function userStore(db: Database, people: People) {
  const departs = userDeparts(db);

  return {
    /** Active users of a department and its descendants. @param orgCode null = empty list */
    async ofDepartment(
      tenantId: number,
      orgCode: string | null,
      name: string,
      request: ListRequest,
    ): Promise<UserPage> {
      const query = name.trim();
      const scope = and(
        ofTenant(tenantId),
        eq(sysUser.status, 1),
        orgCode ? inDepartments(tenantId, orgCodeWithin(orgCode)) : sql`false`,
        query
          ? or(likeSql(sysUser.realname, 'contains', query), likeSql(sysUser.username, 'contains', query))
          : undefined,
      );
      return page(tenantId, scope, request);
    },

    /** Users with a role in the tenant. */
    ofRole: (tenantId: number, roleId: string, request: ListRequest): Promise<UserPage> =>
      page(
        tenantId,
        and(
          ofTenant(tenantId),
          sql`exists (select 1 from ${sysUserRole} where ${sysUserRole.userId} = ${sysUser.id}
            and ${sysUserRole.tenantId} = ${tenantId} and ${sysUserRole.roleId} = ${roleId})`,
        ),
        request,
      ),

    /**
     * Users of departments and their descendants.
     *
     * @param departIds comma-joined; empty = the whole tenant
     */
    async ofTenant(tenantId: number, departIds: string, request: ListRequest): Promise<UserPage> {
      const rootIds = splitList(departIds);
      const inSubtrees = rootIds.length > 0 ? inAnyDepartment(await departs.within(tenantId, rootIds)) : undefined;
      return page(tenantId, and(ofTenant(tenantId), inSubtrees), request);
    },

    /** Page of a search in the memory index. */
    async search(tenantId: number, request: PeopleRequest): Promise<UserPage> {
      const { ids, total } = await pageOfIds(tenantId, request);
      const rows = await db.orm.select(publicColumns).from(sysUser).where(isOneOfTenant(tenantId, ids));
      return pageOf(await departs.withNames(tenantId, inOrder(rows, ids)), total, request);
    },

    /** Page of a search among active users in the memory index, with masked phone numbers. */
    async searchActive(tenantId: number, request: PeopleRequest): Promise<ResultOf<typeof listUsers>> {
      const { ids, total } = await pageOfIds(tenantId, { ...request, search: { ...request.search, status: 1 } });
      const where = and(isOneOfTenant(tenantId, ids), eq(sysUser.status, 1));
      const rows = await db.orm.select(listColumns).from(sysUser).where(where);
      return pageOf(await departs.withNames(tenantId, inOrder(rows, ids)), total, request);
    },

    /** Active users with masked phone numbers. */
    async listActive(tenantId: number, request: ListRequest): Promise<ResultOf<typeof listUsers>> {
      const list = listQuery({ columns, scope: and(ofTenant(tenantId), eq(sysUser.status, 1)) }, request);
      const { rows, total } = await selectList(db, sysUser, listColumns, list);
      return pageOf(await departs.withNames(tenantId, rows), total, list);
    },

    /** Current and former users of the tenant by id or username, because names of former users are still shown. */
    async findByValues(
      tenantId: number,
      field: 'id' | 'username',
      values: readonly string[],
    ): Promise<UserPage['records']> {
      if (values.length === 0) return [];
      const rows = await db.orm
        .select(publicColumns)
        .from(sysUser)
        .where(and(memberOf(tenantId), inArray(sysUser[field], [...values])))
        .orderBy(asc(sysUser.username));
      return departs.withNames(tenantId, rows);
    },
  };

  async function pageOfIds(tenantId: number, { search, departIds, size, offset }: PeopleRequest) {
    const departSet = departIds.length > 0 ? new Set(await departs.within(tenantId, departIds)) : undefined;
    return people.search(tenantId, { ...search, departs: departSet, from: offset, to: offset + size });
  }

  async function page(tenantId: number, scope: SQL | undefined, request: ListRequest): Promise<UserPage> {
    const list = listQuery({ columns, scope }, request);
    const { rows, total } = await selectList(db, sysUser, publicColumns, list);
    return pageOf(await departs.withNames(tenantId, rows), total, list);
  }
}

const inDepartments = (tenantId: number, condition: SQL) =>
  sql`exists (select 1 from ${sysUserDepart} join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
    where ${sysUserDepart.userId} = ${sysUser.id} and ${sysDepart.tenantId} = ${tenantId}
      and ${sysDepart.delFlag} = 0 and ${condition})`;

/** Checks membership in the database, because the memory index may be outdated. */
const isOneOfTenant = (tenantId: number, ids: readonly string[]) =>
  ids.length === 0 ? sql`false` : and(ofTenant(tenantId), inArray(sysUser.id, [...ids]));
