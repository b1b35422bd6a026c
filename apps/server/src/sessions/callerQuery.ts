import { and, eq, gt, sql } from 'drizzle-orm';
import {
  sysPermission,
  sysRole,
  sysRolePermission,
  sysSession,
  sysTenant,
  sysUser,
  sysUserRole,
  sysUserTenant,
  type Database,
} from '../db';

/**
 * Everything a request must know of its caller, read in one statement each time: nothing is cached, so nothing outlives
 * a sign-out, a frozen account or a permission that was taken away.
 */
export function callerQuery(db: Database) {
  const roles = sql<string[]>`(
    select coalesce(json_agg(${sysRole.roleCode}), '[]') from ${sysUserRole}
    join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId} where ${sysUserRole.userId} = ${sysUser.id})`;
  const tenants = sql<number[]>`(
    select coalesce(json_agg(${sysTenant.id} order by ${sysTenant.id}), '[]') from ${sysUserTenant}
    join ${sysTenant} on ${sysTenant.id} = ${sysUserTenant.tenantId}
    where ${sysUserTenant.userId} = ${sysUser.id} and ${effectiveTenant(sql.placeholder('today'))})`;
  const granted = grants(sysUser.id, sql.placeholder('permission'));

  return db.orm
    .select({
      sessionId: sysSession.id,
      loginTime: sysSession.loginTime,
      lastSeenTime: sysSession.lastSeenTime,
      userId: sysUser.id,
      username: sysUser.username,
      realname: sysUser.realname,
      userType: sysUser.userType,
      supplierId: sysUser.supplierId,
      status: sysUser.status,
      orgCode: sysUser.orgCode,
      departIds: sysUser.departIds,
      loginTenantId: sysUser.loginTenantId,
      roles,
      tenants,
      granted,
    })
    .from(sysSession)
    .innerJoin(sysUser, eq(sysUser.id, sysSession.userId))
    .where(
      and(
        eq(sysSession.tokenHash, sql.placeholder('tokenHash')),
        gt(sysSession.expireTime, sql.placeholder('now')),
        eq(sysUser.delFlag, 0),
        // Frozen.
        sql`${sysUser.status} <> 2`,
      ),
    )
    .prepare('caller');
}

/** In force on a day, `YYYY-MM-DD`. */
export const effectiveTenant = (today: unknown) => sql`(${sysTenant.status} = 1
  and (${sysTenant.beginDate} is null or ${sysTenant.beginDate} <= ${today})
  and (${sysTenant.endDate} is null or ${sysTenant.endDate} >= ${today}))`;

/** Whether a role of a user grants a permission code. */
export const grants = (userId: unknown, permission: unknown) => sql<boolean>`exists (
    select 1 from ${sysUserRole}
    join ${sysRolePermission} on ${sysRolePermission.roleId} = ${sysUserRole.roleId}
    join ${sysPermission} on ${sysPermission.id} = ${sysRolePermission.permissionId}
    where ${sysUserRole.userId} = ${userId} and ${sysPermission.menuType} = 2 and ${sysPermission.status} = '1'
      and ${sysPermission.delFlag} = 0
      and ${permission} = any (string_to_array(${sysPermission.perms}, ',')))`;
