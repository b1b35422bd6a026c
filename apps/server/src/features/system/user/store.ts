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
import { inOneOf, userDeparts } from '../../../identity/users/userDeparts';
import type { PeopleRequest } from '../../../identity/people/peopleSearch';

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

/** What the list shows of a user. */
const shownToAll = { ...shown, phone: maskedPhone, avatar: sysUser.avatar, post: sysUser.post };

type UserPage = ResultOf<typeof queryUserComponentData>;

/** Users of a tenant for the pickers. */
export function userStore(db: Database, people: People) {
  const departs = userDeparts(db);

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
      return page(tenantId, scope, request);
    },

    /** Users who have a role in the tenant. */
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
     * Users of departments and of what lies below these.
     *
     * @param departIds comma-joined; none = of the whole tenant
     */
    async ofTenant(tenantId: number, departIds: string, request: ListRequest): Promise<UserPage> {
      const tops = splitList(departIds);
      const within = tops.length > 0 ? inOneOf(await departs.within(tenantId, tops)) : undefined;
      return page(tenantId, and(ofTenant(tenantId), within), request);
    },

    /** A page of what the people in memory were searched for. */
    async found(tenantId: number, request: PeopleRequest): Promise<UserPage> {
      const { ids, total } = await pageOfIds(tenantId, request);
      const rows = await db.orm.select(shown).from(sysUser).where(oneOf(tenantId, ids));
      return pageOf(await departs.withNames(tenantId, inOrder(rows, ids)), total, request);
    },

    /** The same among those who may sign in, with the phone masked. */
    async foundNormal(tenantId: number, request: PeopleRequest): Promise<ResultOf<typeof listUsers>> {
      const { ids, total } = await pageOfIds(tenantId, { ...request, search: { ...request.search, status: 1 } });
      const where = and(oneOf(tenantId, ids), eq(sysUser.status, 1));
      const rows = await db.orm.select(shownToAll).from(sysUser).where(where);
      return pageOf(await departs.withNames(tenantId, inOrder(rows, ids)), total, request);
    },

    /** Users who may sign in, with the phone masked. */
    async normal(tenantId: number, request: ListRequest): Promise<ResultOf<typeof listUsers>> {
      const list = listQuery({ columns, scope: and(ofTenant(tenantId), eq(sysUser.status, 1)) }, request);
      const { rows, total } = await selectList(db, sysUser, shownToAll, list);
      return pageOf(await departs.withNames(tenantId, rows), total, list);
    },

    /** Whoever is or was of the tenant, by a stored value: names of those who left are still shown. */
    async named(tenantId: number, field: 'id' | 'username', values: readonly string[]): Promise<UserPage['records']> {
      if (values.length === 0) return [];
      const rows = await db.orm
        .select(shown)
        .from(sysUser)
        .where(and(memberOf(tenantId), inArray(sysUser[field], [...values])))
        .orderBy(asc(sysUser.username));
      return departs.withNames(tenantId, rows);
    },
  };

  async function pageOfIds(tenantId: number, { search, departIds, pageNo, size }: PeopleRequest) {
    const among = departIds.length > 0 ? new Set(await departs.within(tenantId, departIds)) : undefined;
    return people.search(tenantId, { ...search, departs: among, from: (pageNo - 1) * size, to: pageNo * size });
  }

  async function page(tenantId: number, scope: SQL | undefined, request: ListRequest): Promise<UserPage> {
    const list = listQuery({ columns, scope }, request);
    const { rows, total } = await selectList(db, sysUser, shown, list);
    return pageOf(await departs.withNames(tenantId, rows), total, list);
  }
}

const inDepartments = (tenantId: number, which: SQL) =>
  sql`exists (select 1 from ${sysUserDepart} join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
    where ${sysUserDepart.userId} = ${sysUser.id} and ${sysDepart.tenantId} = ${tenantId}
      and ${sysDepart.delFlag} = 0 and ${which})`;

/** Of the tenant still, whatever memory says. */
const oneOf = (tenantId: number, ids: readonly string[]) =>
  ids.length === 0 ? sql`false` : and(ofTenant(tenantId), inArray(sysUser.id, [...ids]));
