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
 * What one user is granted, as `held`: `tenant_id`, `role_id`, `permission_id`, and the data rules it comes under,
 * `data_rule_ids`, comma-joined. It comes from roles held in a tenant, and from roles of departments one belongs to, as
 * far as the department has it. What the package of a tenant lacks is not among it.
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

/** Whether a tenant's package has a menu or button; a tenant without a package has them all. */
export const inPackage = (tenantId: unknown, permissionId: unknown): SQL => sql`not exists (
    select 1 from ${sysTenant} where ${sysTenant.id} = ${tenantId} and ${sysTenant.packId} is not null
      and not exists (select 1 from ${sysTenantPackPermission}
        where ${sysTenantPackPermission.packId} = ${sysTenant.packId}
          and ${sysTenantPackPermission.permissionId} = ${permissionId}))`;

/** A button in force that bears a permission code. */
export const bearsCode = (permission: unknown): SQL => sql`${sysPermission.menuType} = 2
    and ${sysPermission.status} = '1' and ${sysPermission.delFlag} = 0
    and ${permission} = any (string_to_array(${sysPermission.perms}, ','))`;

/** The user's tenants whose package lacks a permission code, as a list: there not even administrators have it. */
export const lackedIn = (userId: unknown, permission: unknown): SQL => sql`
    from ${sysUserTenant} join ${sysTenant} on ${sysTenant.id} = ${sysUserTenant.tenantId}
    where ${sysUserTenant.userId} = ${userId} and ${sysTenant.packId} is not null
      and exists (select 1 from ${sysPermission} where ${bearsCode(permission)})
      and not exists (select 1 from ${sysTenantPackPermission}
        join ${sysPermission} on ${sysPermission.id} = ${sysTenantPackPermission.permissionId}
        where ${sysTenantPackPermission.packId} = ${sysTenant.packId} and ${bearsCode(permission)})`;
