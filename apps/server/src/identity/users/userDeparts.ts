import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { sysDepart, sysUser, sysUserDepart, type Database } from '../../platform/db';
import { groupBy } from '../../platform/kit/groupBy';
import { orgCodeWithin } from '../scopes/orgCodeWithin';

/** Which departments users are in, as lists ask for it. */
export const userDeparts = (db: Database) => ({
  /** Ids of departments of one's own tenant and of all below them. */
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

  /** Adds the names of each user's departments in the tenant, comma-joined. */
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

  /** The departments of each user in the tenant, in the order of the tree. */
  of: (tenantId: number, userIds: readonly string[]) => departsOf(db, tenantId, userIds),
});

async function departsOf(db: Database, tenantId: number, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, { userId: string; id: string; departName: string }[]>();
  const rows = await db.orm
    .select({ userId: sysUserDepart.userId, id: sysDepart.id, departName: sysDepart.departName })
    .from(sysUserDepart)
    .innerJoin(sysDepart, eq(sysDepart.id, sysUserDepart.departId))
    .where(and(inArray(sysUserDepart.userId, [...userIds]), eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0)))
    .orderBy(asc(sysDepart.orgCode));
  return groupBy(rows, ({ userId }) => userId);
}

/** Users who are in one of the departments themselves. */
export const inOneOf = (departIds: readonly string[]) =>
  departIds.length === 0
    ? sql`false`
    : sql`exists (select 1 from ${sysUserDepart} where ${sysUserDepart.userId} = ${sysUser.id}
        and ${inArray(sysUserDepart.departId, [...departIds])})`;
