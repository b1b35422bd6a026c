import { and, eq, inArray } from 'drizzle-orm';
import { sysRole, sysRolePermission, sysUser, sysUserRole, sysUserTenant, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { RowScope } from '../../../identity/rights/dataRules';

export interface RoleRow {
  id: string;
  roleCode: string;
  roleName: string;
  /** 0 = shared by all tenants. */
  tenantId: number;
}

/** SQL of role assignments and role permissions. */
export const grantStore = (db: Database, rules: RowScope) => ({
  /** Role of the tenant or of tenant 0 within the data rules of the role page. */
  async role(caller: Caller, id: string): Promise<RoleRow | undefined> {
    const [role] = await db.orm
      .select({ id: sysRole.id, roleCode: sysRole.roleCode, roleName: sysRole.roleName, tenantId: sysRole.tenantId })
      .from(sysRole)
      .where(and(eq(sysRole.id, id), inArray(sysRole.tenantId, [0, caller.tenantId]), rules(caller)));
    return role;
  },

  /** Those of the users who belong to the tenant. Locks their rows until the transaction ends. */
  members: (tenantId: number, userIds: readonly string[]) =>
    db.orm
      .select({ id: sysUser.id, username: sysUser.username, userType: sysUser.userType })
      .from(sysUser)
      .innerJoin(sysUserTenant, eq(sysUserTenant.userId, sysUser.id))
      .where(and(inArray(sysUser.id, [...userIds]), eq(sysUserTenant.tenantId, tenantId), eq(sysUser.delFlag, 0)))
      .orderBy(sysUser.id)
      .for('update', { of: sysUser }),

  /** Locks a role until the transaction ends, which serializes changes of its assignments. */
  lockRole: (roleId: string) =>
    db.orm.select({ id: sysRole.id }).from(sysRole).where(eq(sysRole.id, roleId)).for('update'),

  give: (tenantId: number, roleId: string, userIds: readonly string[]) =>
    db.orm
      .insert(sysUserRole)
      .values(userIds.map((userId) => ({ userId, tenantId, roleId })))
      .onConflictDoNothing(),

  take: (tenantId: number, roleId: string, userIds: readonly string[]) =>
    db.orm
      .delete(sysUserRole)
      .where(
        and(
          eq(sysUserRole.tenantId, tenantId),
          eq(sysUserRole.roleId, roleId),
          inArray(sysUserRole.userId, [...userIds]),
        ),
      ),

  async permissionsOf(roleId: string): Promise<string[]> {
    const rows = await db.orm
      .select({ id: sysRolePermission.permissionId })
      .from(sysRolePermission)
      .where(eq(sysRolePermission.roleId, roleId))
      .orderBy(sysRolePermission.permissionId);
    return rows.map(({ id }) => id);
  },

  async grant(roleId: string, permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0) return;
    await db.orm
      .insert(sysRolePermission)
      .values(permissionIds.map((permissionId) => ({ roleId, permissionId })))
      .onConflictDoNothing();
  },

  async revoke(roleId: string, permissionIds: readonly string[]): Promise<void> {
    if (permissionIds.length === 0) return;
    await db.orm
      .delete(sysRolePermission)
      .where(and(eq(sysRolePermission.roleId, roleId), inArray(sysRolePermission.permissionId, [...permissionIds])));
  },

  /** Data rule ids of a role for a page, comma-joined; undefined when the role does not grant the page. */
  async rulesOf(roleId: string, permissionId: string): Promise<string | null | undefined> {
    const [row] = await db.orm
      .select({ dataRuleIds: sysRolePermission.dataRuleIds })
      .from(sysRolePermission)
      .where(and(eq(sysRolePermission.roleId, roleId), eq(sysRolePermission.permissionId, permissionId)));
    return row?.dataRuleIds;
  },

  saveRules: (roleId: string, permissionId: string, dataRuleIds: string | null) =>
    db.orm
      .update(sysRolePermission)
      .set({ dataRuleIds })
      .where(and(eq(sysRolePermission.roleId, roleId), eq(sysRolePermission.permissionId, permissionId))),
});
