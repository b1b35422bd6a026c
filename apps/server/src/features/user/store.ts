import type { ResultOf, listUsers, queryUserComponentData } from '@gezi/domain';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { likeSql } from '../../crud/conditionSql';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { pageOf } from '../../crud/pageOf';
import { splitList } from '../../crud/parseFieldCondition';
import { selectList } from '../../crud/selectList';
import { sysDepart, sysUser, sysUserDepart, sysUserRole, type Database } from '../../db';
import { groupBy } from '../../kit/groupBy';
import { inOrder } from '../../kit/inOrder';
import { orgCodeWithin } from '../../scopes/planScope';
import type { People } from '../../people/createPeople';
import { maskedPhone } from '../../users/maskedPhone';
import { memberOf, ofTenant } from '../../users/ofTenant';
import type { PeopleRequest } from '../../people/peopleSearch';

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
     */
    async ofTenant(tenantId: number, departIds: string, request: ListRequest): Promise<UserPage> {
      const tops = splitList(departIds);
      const within = tops.length > 0 ? inOneOf(await departmentsWithin(tenantId, tops)) : undefined;
      return page(and(ofTenant(tenantId), within), request);
    },

    /** A page of what the people in memory were searched for. */
    async found(tenantId: number, request: PeopleRequest): Promise<UserPage> {
      const { ids, total } = await pageOfIds(tenantId, request);
      const rows = await db.orm.select(shown).from(sysUser).where(oneOf(tenantId, ids));
      return pageOf(await withDeparts(inOrder(rows, ids)), total, request);
    },

    /** The same among those who may sign in, with the phone masked. */
    async foundNormal(tenantId: number, request: PeopleRequest): Promise<ResultOf<typeof listUsers>> {
      const { ids, total } = await pageOfIds(tenantId, { ...request, search: { ...request.search, status: 1 } });
      const where = and(oneOf(tenantId, ids), eq(sysUser.status, 1));
      const rows = await db.orm.select(shownToAll).from(sysUser).where(where);
      return pageOf(await withDeparts(inOrder(rows, ids)), total, request);
    },

    /** Users who may sign in, with the phone masked. */
    async normal(tenantId: number, request: ListRequest): Promise<ResultOf<typeof listUsers>> {
      const list = listQuery({ columns, scope: and(ofTenant(tenantId), eq(sysUser.status, 1)) }, request);
      const { rows, total } = await selectList(db, sysUser, shownToAll, list);
      return pageOf(await withDeparts(rows), total, list);
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

  /** Ids of departments of one's own tenant and of all below them. */
  async function departmentsWithin(tenantId: number, ids: readonly string[]): Promise<string[]> {
    const inTenant = and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0));
    const tops = await db.orm
      .select({ orgCode: sysDepart.orgCode })
      .from(sysDepart)
      .where(and(inTenant, inArray(sysDepart.id, [...ids])));
    const within = or(...tops.map(({ orgCode }) => orgCodeWithin(orgCode)));
    if (!within) return [];
    const rows = await db.orm.select({ id: sysDepart.id }).from(sysDepart).where(and(inTenant, within));
    return rows.map(({ id }) => id);
  }

  async function pageOfIds(tenantId: number, { search, departIds, pageNo, size }: PeopleRequest) {
    const departs = departIds.length > 0 ? new Set(await departmentsWithin(tenantId, departIds)) : undefined;
    return people.search(tenantId, { ...search, departs, from: (pageNo - 1) * size, to: pageNo * size });
  }

  async function page(scope: SQL | undefined, request: ListRequest): Promise<UserPage> {
    const list = listQuery({ columns, scope }, request);
    const { rows, total } = await selectList(db, sysUser, shown, list);
    return pageOf(await withDeparts(rows), total, list);
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

const inOneOf = (departIds: readonly string[]) =>
  departIds.length === 0
    ? sql`false`
    : sql`exists (select 1 from ${sysUserDepart} where ${sysUserDepart.userId} = ${sysUser.id}
        and ${inArray(sysUserDepart.departId, [...departIds])})`;

/** Of the tenant still, whatever memory says. */
const oneOf = (tenantId: number, ids: readonly string[]) =>
  ids.length === 0 ? sql`false` : and(ofTenant(tenantId), inArray(sysUser.id, [...ids]));
