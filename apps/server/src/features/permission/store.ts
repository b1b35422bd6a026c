import { asc, eq } from 'drizzle-orm';
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

  /** Ids that a role of the user grants. */
  async grantedTo(userId: string): Promise<Set<string>> {
    const rows = await db.orm
      .selectDistinct({ id: sysRolePermission.permissionId })
      .from(sysUserRole)
      .innerJoin(sysRolePermission, eq(sysRolePermission.roleId, sysUserRole.roleId))
      .where(eq(sysUserRole.userId, userId));
    return new Set(rows.map(({ id }) => id));
  },
});
