import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { sysDepart, sysUser, sysUserDepart, type Database } from '../../platform/db';
import { groupBy } from '../../platform/kit/groupBy';
import { orgCodeWithin } from '../scopes/orgCodeWithin';
import { departTitle } from './departTitle';

/** Departments of users, for lists. */
export const userDeparts = (db: Database) => ({
  /** Ids of departments of the tenant and of their sub-departments. */
  async within(tenantId: number, ids: readonly string[]): Promise<string[]> {
    const inTenant = and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0));
    const tops = await db.orm
      .select({ orgCode: sysDepart.orgCode })
      .from(sysDepart)
      .where(and(inTenant, inArray(sysDepart.id, [...ids])));
    const within = or(...tops.map(({ orgCode }) => orgCodeWithin(orgCode)));
    if (!within) return [];
    const rows = await db.orm.select({ id: sysDepart.id }).from(sysDepart).where(and(inTenant, within));
    return rows.map(({ id }) => id);
  },

  /** Adds `orgCodeTxt`, the comma-separated names of each user's departments in the tenant. */
  async withNames<Row extends { id: string }>(tenantId: number, rows: readonly Row[]) {
    const departs = await departsOf(
      db,
      tenantId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
      orgCodeTxt:
        departs
          .get(row.id)
          ?.map(({ departName }) => departName)
          .join(',') ?? null,
    }));
  },

  /** Names of departments of the tenant by id. */
  async namesOf(tenantId: number, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await db.orm
      .select({ id: sysDepart.id, departName: departTitle() })
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0), inArray(sysDepart.id, [...ids])));
    return new Map(rows.map(({ id, departName }) => [id, departName]));
  },

  /** Departments of each user in the tenant, in tree order. */
  of: (tenantId: number, userIds: readonly string[]) => departsOf(db, tenantId, userIds),
});

async function departsOf(db: Database, tenantId: number, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, { userId: string; id: string; departName: string }[]>();
  const rows = await db.orm
    .select({ userId: sysUserDepart.userId, id: sysDepart.id, departName: departTitle() })
    .from(sysUserDepart)
    .innerJoin(sysDepart, eq(sysDepart.id, sysUserDepart.departId))
    .where(and(inArray(sysUserDepart.userId, [...userIds]), eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0)))
    .orderBy(asc(sysDepart.orgCode));
  return groupBy(rows, ({ userId }) => userId);
}

/** Users who are direct members of one of the departments. */
export const inAnyDepartment = (departIds: readonly string[]) =>
  departIds.length === 0
    ? sql`false`
    : sql`exists (select 1 from ${sysUserDepart} where ${sysUserDepart.userId} = ${sysUser.id}
        and ${inArray(sysUserDepart.departId, [...departIds])})`;
