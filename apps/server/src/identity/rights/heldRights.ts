import { sql, type SQL } from 'drizzle-orm';
import {
  sysDepart,
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysPermission,
  sysRolePermission,
  sysTenant,
  sysTenantPackPermission,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
} from '../../platform/db';

/**
 * Rights of a user as subquery `held`: `tenant_id`, `role_id`, `permission_id`, and comma-separated `data_rule_ids`. They
 * come from roles in a tenant, and from department roles within the permissions of the department. Rights outside the
 * package of the tenant are excluded.
 */
export const heldBy = (userId: unknown): SQL => sql`(
    select granted.* from (
      select ${sysUserRole.tenantId} as tenant_id, ${sysUserRole.roleId} as role_id,
        ${sysRolePermission.permissionId} as permission_id, ${sysRolePermission.dataRuleIds} as data_rule_ids
      from ${sysUserRole} join ${sysRolePermission} on ${sysRolePermission.roleId} = ${sysUserRole.roleId}
      where ${sysUserRole.userId} = ${userId}
      union all
      select ${sysDepart.tenantId}, ${sysDepartRole.id}, ${sysDepartRolePermission.permissionId},
        concat_ws(',', ${sysDepartRolePermission.dataRuleIds}, ${sysDepartPermission.dataRuleIds})
      from ${sysDepartRoleUser}
      join ${sysDepartRole} on ${sysDepartRole.id} = ${sysDepartRoleUser.roleId}
      join ${sysDepart} on ${sysDepart.id} = ${sysDepartRole.departId} and ${sysDepart.delFlag} = 0
      join ${sysUserDepart} on ${sysUserDepart.userId} = ${sysDepartRoleUser.userId}
        and ${sysUserDepart.departId} = ${sysDepart.id}
      join ${sysDepartRolePermission} on ${sysDepartRolePermission.roleId} = ${sysDepartRole.id}
      join ${sysDepartPermission} on ${sysDepartPermission.departId} = ${sysDepart.id}
        and ${sysDepartPermission.permissionId} = ${sysDepartRolePermission.permissionId}
      where ${sysDepartRoleUser.userId} = ${userId}
    ) granted
    where ${inPackage(sql`granted.tenant_id`, sql`granted.permission_id`)}
  ) held`;

/** Whether the package of a tenant includes a menu or button; a tenant without a package has all of them. */
export const inPackage = (tenantId: unknown, permissionId: unknown): SQL => sql`not exists (
    select 1 from ${sysTenant} where ${sysTenant.id} = ${tenantId} and ${sysTenant.packId} is not null
      and not exists (select 1 from ${sysTenantPackPermission}
        where ${sysTenantPackPermission.packId} = ${sysTenant.packId}
          and ${sysTenantPackPermission.permissionId} = ${permissionId}))`;

/** An active button with a permission code. */
export const isButtonWithCode = (permission: unknown): SQL => sql`${sysPermission.menuType} = 2
    and ${sysPermission.status} = '1' and ${sysPermission.delFlag} = 0
    and ${permission} = any (string_to_array(${sysPermission.perms}, ','))`;

/** From clause for the user's tenants whose package lacks a permission code; not even administrators have it there. */
export const fromTenantsWithout = (userId: unknown, permission: unknown): SQL => sql`
    from ${sysUserTenant} join ${sysTenant} on ${sysTenant.id} = ${sysUserTenant.tenantId}
    where ${sysUserTenant.userId} = ${userId} and ${sysTenant.packId} is not null
      and exists (select 1 from ${sysPermission} where ${isButtonWithCode(permission)})
      and not exists (select 1 from ${sysTenantPackPermission}
        join ${sysPermission} on ${sysPermission.id} = ${sysTenantPackPermission.permissionId}
        where ${sysTenantPackPermission.packId} = ${sysTenant.packId} and ${isButtonWithCode(permission)})`;
