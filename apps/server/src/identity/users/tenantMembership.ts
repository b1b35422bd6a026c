import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  nextVersion,
  sysDepart,
  sysUser,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
  type Database,
} from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';

/** Which users belong to which tenants. Call the functions within `rights.change`. */
export function tenantMembership(db: Database, clock: () => number) {
  return {
    /** Ids of a user's tenants, lowest first. */
    async of(userId: string): Promise<number[]> {
      const rows = await db.orm
        .select({ tenantId: sysUserTenant.tenantId })
        .from(sysUserTenant)
        .where(eq(sysUserTenant.userId, userId))
        .orderBy(asc(sysUserTenant.tenantId));
      return rows.map(({ tenantId }) => tenantId);
    },

    async join({ username }: Caller, tenantId: number, userIds: readonly string[]): Promise<void> {
      await db.orm
        .insert(sysUserTenant)
        .values(userIds.map((userId) => ({ userId, tenantId })))
        .onConflictDoNothing();
      await touch(username, userIds);
    },

    /** Removes users from a tenant, with their roles and departments there. */
    async leave({ username }: Caller, tenantId: number, userIds: readonly string[]): Promise<void> {
      const idList = [...userIds];
      const departs = db.orm.select({ id: sysDepart.id }).from(sysDepart).where(eq(sysDepart.tenantId, tenantId));
      await db.orm
        .delete(sysUserRole)
        .where(and(eq(sysUserRole.tenantId, tenantId), inArray(sysUserRole.userId, idList)));
      await db.orm
        .delete(sysUserDepart)
        .where(and(inArray(sysUserDepart.departId, departs), inArray(sysUserDepart.userId, idList)));
      await db.orm
        .delete(sysUserTenant)
        .where(and(eq(sysUserTenant.tenantId, tenantId), inArray(sysUserTenant.userId, idList)));
      await touch(username, idList);
    },
  };

  /** Updates the version of users, so that the people index reloads them. */
  async function touch(username: string, userIds: readonly string[]): Promise<void> {
    await db.orm
      .update(sysUser)
      .set({ updateBy: username, updateTime: nextVersion(sysUser.updateTime, clock()) })
      .where(inArray(sysUser.id, [...userIds]));
  }
}
