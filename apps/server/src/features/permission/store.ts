import { and, asc, eq } from 'drizzle-orm';
import { sysPermission, sysRolePermission, sysUserRole, type Database } from '../../db';

export type PermissionRow = typeof sysPermission.$inferSelect;

/** Rows of menus and buttons. */
export const permissionStore = (db: Database) => ({
  all: (): Promise<PermissionRow[]> =>
    db.orm
      .select()
      .from(sysPermission)
      .where(eq(sysPermission.delFlag, 0))
      .orderBy(asc(sysPermission.sortNo), asc(sysPermission.id)),

  /** Ids that a role of the user in a tenant grants. */
  async grantedTo(userId: string, tenantId: number): Promise<Set<string>> {
    const rows = await db.orm
      .selectDistinct({ id: sysRolePermission.permissionId })
      .from(sysUserRole)
      .innerJoin(sysRolePermission, eq(sysRolePermission.roleId, sysUserRole.roleId))
      .where(and(eq(sysUserRole.userId, userId), eq(sysUserRole.tenantId, tenantId)));
    return new Set(rows.map(({ id }) => id));
  },
});
