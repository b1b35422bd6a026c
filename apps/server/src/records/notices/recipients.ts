import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { splitList } from '../../platform/query/parseFieldCondition';
import { sysDepart, sysRole, sysUser, sysUserDepart, sysUserRole, type Database } from '../../platform/db';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { ofTenant } from '../../identity/users/ofTenant';

/** Comma-joined ids of recipients. */
export interface Targets {
  userIds?: string | null | undefined;
  roleIds?: string | null | undefined;
  departIds?: string | null | undefined;
}

/** Distinct ids of a comma-joined list. */
export const idsOf = (joined: string | null | undefined): string[] => [...new Set(splitList(joined ?? ''))];

/**
 * Checks that users, roles and departments belong to the tenant.
 *
 * @throws {Refusal} naming the list that contains a foreign id
 */
export async function checkTargets(db: Database, tenantId: number, targets: Targets): Promise<void> {
  const [users, roles, departs] = [idsOf(targets.userIds), idsOf(targets.roleIds), idsOf(targets.departIds)];
  if (users.length > 0) {
    const found = await db.orm
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(ofTenant(tenantId), inArray(sysUser.id, users)));
    if (found.length < users.length) throw refuse(texts.notice.foreignUser, 'userIds');
  }
  if (roles.length > 0) {
    const found = await db.orm
      .select({ id: sysRole.id })
      .from(sysRole)
      .where(and(inArray(sysRole.tenantId, [0, tenantId]), inArray(sysRole.id, roles)));
    if (found.length < roles.length) throw refuse(texts.notice.foreignRole, 'roleIds');
  }
  if (departs.length > 0) {
    const found = await findDeparts(db, tenantId, departs);
    if (found.length < departs.length) throw refuse(texts.notice.foreignDepart, 'departIds');
  }
}

/** Ids of the active users of a tenant whom the targets include. */
export async function recipientsOf(db: Database, tenantId: number, targets: Targets): Promise<string[]> {
  const [users, roles, departs] = [idsOf(targets.userIds), idsOf(targets.roleIds), idsOf(targets.departIds)];
  const conditions: SQL[] = [];
  if (users.length > 0) conditions.push(inArray(sysUser.id, users));
  if (roles.length > 0) {
    const hasRole = and(
      eq(sysUserRole.userId, sysUser.id),
      eq(sysUserRole.tenantId, tenantId),
      inArray(sysUserRole.roleId, roles),
    );
    conditions.push(
      exists(
        db.orm
          .select({ one: sql`1` })
          .from(sysUserRole)
          .where(hasRole),
      ),
    );
  }
  const codes = departs.length > 0 ? await findDeparts(db, tenantId, departs) : [];
  if (codes.length > 0) {
    // A department's code starts with the code of its parent.
    const isInSubtree = or(...codes.map(({ orgCode }) => sql`starts_with(${sysDepart.orgCode}, ${orgCode})`));
    const isMember = and(eq(sysUserDepart.userId, sysUser.id), eq(sysDepart.tenantId, tenantId), isInSubtree);
    conditions.push(
      exists(
        db.orm
          .select({ one: sql`1` })
          .from(sysUserDepart)
          .innerJoin(sysDepart, eq(sysDepart.id, sysUserDepart.departId))
          .where(isMember),
      ),
    );
  }
  if (conditions.length === 0) return [];
  const rows = await db.orm
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(and(ofTenant(tenantId), eq(sysUser.status, 1), or(...conditions)))
    .orderBy(sysUser.id);
  return rows.map(({ id }) => id);
}

const findDeparts = (db: Database, tenantId: number, ids: readonly string[]) =>
  db.orm
    .select({ orgCode: sysDepart.orgCode })
    .from(sysDepart)
    .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.delFlag, 0), inArray(sysDepart.id, [...ids])));
