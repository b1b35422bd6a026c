import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import {
  sysDepart,
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
  sysRolePermission,
  sysSession,
  sysTenant,
  sysTenantPackPermission,
  sysUser,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
  type Database,
} from '../../platform/db';
import { isButtonWithCode, heldBy, fromTenantsWithout } from '../rights/heldRights';
import { pageRulesOf } from '../rights/pageRulesOf';

/** Parameters of the statement. */
interface CallerParams {
  /** `YYYY-MM-DD HH:mm:ss`. */
  now: unknown;
  /** `YYYY-MM-DD`. */
  today: unknown;
  permission: unknown;
}

/** The tables of {@link callerQuery}; each has a trigger that notes its changes. */
export const callerTables = [
  sysDepart,
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
  sysRolePermission,
  sysSession,
  sysTenant,
  sysTenantPackPermission,
  sysUser,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
] as const;

/**
 * Reads all data of a caller in one statement; `callerCache` stores it. Roles, grants and departments include their
 * tenant, as the current one is chosen later.
 */
export function callerQuery(db: Database) {
  const placeholders = {
    now: sql.placeholder('now'),
    today: sql.placeholder('today'),
    permission: sql.placeholder('permission'),
  };
  return {
    /** Execute with `tokenHash`, `now`, `today`, `permission`. */
    byToken: callers(db, placeholders, eq(sysSession.tokenHash, sql.placeholder('tokenHash'))).prepare('caller'),
    bySessions: (ids: readonly string[], asked: CallerParams) => callers(db, asked, inArray(sysSession.id, [...ids])),
  };
}
export type CallerRow = Awaited<ReturnType<ReturnType<typeof callerQuery>['bySessions']>>[number];

function callers(db: Database, { now, today, permission }: CallerParams, condition: SQL) {
  const roles = sql<{ tenantId: number; code: string }[]>`(
    select coalesce(json_agg(json_build_object('tenantId', ${sysUserRole.tenantId}, 'code', ${sysRole.roleCode})), '[]')
    from ${sysUserRole} join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId}
    where ${sysUserRole.userId} = ${sysUser.id})`;
  const tenants = sql<number[]>`(
    select coalesce(json_agg(${sysTenant.id} order by ${sysTenant.id}), '[]') from ${sysUserTenant}
    join ${sysTenant} on ${sysTenant.id} = ${sysUserTenant.tenantId}
    where ${sysUserTenant.userId} = ${sysUser.id} and ${effectiveTenant(today)})`;
  const department = sql`json_build_object(
    'tenantId', ${sysDepart.tenantId}, 'id', ${sysDepart.id}, 'orgCode', ${sysDepart.orgCode})`;
  const departments = sql<OwnDepartment[]>`(
    select coalesce(json_agg(${department}), '[]') from ${sysUserDepart}
    join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId}
    where ${sysUserDepart.userId} = ${sysUser.id} and ${sysDepart.delFlag} = 0)`;
  const inCharge = sql<OwnDepartment[]>`(
    select coalesce(json_agg(${department}), '[]') from ${sysDepart}
    where ${sysDepart.id} = any (string_to_array(${sysUser.departIds}, ',')) and ${sysDepart.delFlag} = 0)`;
  const grantedIn = sql<number[]>`(
    select coalesce(json_agg(distinct held.tenant_id), '[]') from ${fromGrants(sysUser.id, permission)})`;
  const lacked = sql<number[]>`(
    select coalesce(json_agg(${sysTenant.id}), '[]') ${fromTenantsWithout(sysUser.id, permission)})`;

  return db.orm
    .select({
      sessionId: sysSession.id,
      loginTime: sysSession.loginTime,
      lastSeenTime: sysSession.lastSeenTime,
      expireTime: sysSession.expireTime,
      userId: sysUser.id,
      username: sysUser.username,
      realname: sysUser.realname,
      userType: sysUser.userType,
      supplierId: sysUser.supplierId,
      status: sysUser.status,
      orgCode: sysUser.orgCode,
      loginTenantId: sysUser.loginTenantId,
      roles,
      tenants,
      departments,
      inCharge,
      grantedIn,
      lackedIn: lacked,
      pageRules: pageRulesOf(sysUser.id),
    })
    .from(sysSession)
    .innerJoin(sysUser, eq(sysUser.id, sysSession.userId))
    .where(
      and(
        condition,
        gt(sysSession.expireTime, sql`${now}`),
        eq(sysUser.delFlag, 0),
        // Frozen.
        sql`${sysUser.status} <> 2`,
      ),
    );
}

interface OwnDepartment {
  tenantId: number;
  id: string;
  orgCode: string;
}

/** Whether a tenant is active on a day, `YYYY-MM-DD`. */
export const effectiveTenant = (today: unknown) => sql`(${sysTenant.status} = 1
  and (${sysTenant.beginDate} is null or ${sysTenant.beginDate} <= ${today})
  and (${sysTenant.endDate} is null or ${sysTenant.endDate} >= ${today}))`;

/** Whether a role of a user in a tenant grants a permission code. */
export const isGranted = (userId: unknown, tenantId: number, permission: unknown) => sql<boolean>`exists (
    select 1 from ${fromGrants(userId, permission)} and held.tenant_id = ${tenantId})`;

/** Whether the package of a tenant of the user lacks a permission code. */
export const isOutsidePackage = (userId: unknown, tenantId: number, permission: unknown) => sql<boolean>`exists (
    select 1 ${fromTenantsWithout(userId, permission)} and ${sysTenant.id} = ${tenantId})`;

/** From clause for the user's grants of a permission code, in any tenant. */
const fromGrants = (userId: unknown, permission: unknown) => sql`${heldBy(userId)}
    join ${sysPermission} on ${sysPermission.id} = held.permission_id
    where ${isButtonWithCode(permission)}`;
