import { resetPasswordPermission, type ActingCaller, type Standing } from '@gezi/domain';
import { sql, type SQL } from 'drizzle-orm';
import {
  sysPermissionDataRule,
  sysRole,
  sysTenant,
  sysUser,
  sysUserRole,
  sysUserTenant,
  type Database,
} from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { hasPermissionSql } from '../sessions/hasPermission';
import { heldBy } from './heldRights';

export type NamedStanding = Standing & { username: string };

interface StandingRow extends Record<string, unknown>, NamedStanding {
  mayResetPasswords: boolean;
}

/** The role code of administrators. */
export const ADMIN = 'admin';

/** Reads what decides whether the caller may act on the users; unknown ids are skipped. */
export async function readStandings(
  db: Database,
  caller: Caller,
  userIds: readonly string[],
): Promise<{ acting: ActingCaller; targets: NamedStanding[] }> {
  const { userId, tenantId } = caller;
  // Administrators have every right in the current tenant, so rights are not compared.
  const rights = hasRole(caller, ADMIN) ? sql`'[]'::json` : rightsIn(tenantId);
  const { rows } = await db.orm.execute<StandingRow>(sql`
    select ${sysUser.id} as "userId", ${sysUser.username} as username, ${sysUser.tenantId} as "homeTenantId",
      ${administersEvery(sysUser.id)} as "administersAll",
      (select coalesce(json_agg(of_tenants.id), '[]') from (
        select ${sysUserTenant.tenantId} as id from ${sysUserTenant} where ${sysUserTenant.userId} = ${sysUser.id}
        union select ${sysUserRole.tenantId} from ${sysUserRole} where ${sysUserRole.userId} = ${sysUser.id}
      ) of_tenants) as "tenantIds",
      (select coalesce(json_agg(${sysUserRole.tenantId}), '[]') from ${sysUserRole}
        join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId} and ${sysRole.roleCode} = ${ADMIN}
        where ${sysUserRole.userId} = ${sysUser.id}) as administers,
      ${rights} as rights,
      ${hasPermissionSql(caller, resetPasswordPermission)} as "mayResetPasswords"
    from ${sysUser}
    where ${sysUser.id} = any(${sql.param([userId, ...userIds])}::text[])
    order by ${sysUser.id}`);
  const own = rows.find((row) => row.userId === userId)!;
  const wanted = new Set(userIds);
  return { acting: { ...own, tenantId }, targets: rows.filter((row) => wanted.has(row.userId)) };
}

/** Whether a user has the administrator role in every tenant. */
export const administersEvery = (userId: unknown): SQL => sql`not exists (
    select 1 from ${sysTenant} where not exists (
      select 1 from ${sysUserRole} join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId}
      where ${sysUserRole.userId} = ${userId} and ${sysUserRole.tenantId} = ${sysTenant.id}
        and ${sysRole.roleCode} = ${ADMIN}))`;

/** Rights of the row's user in a tenant. */
const rightsIn = (tenantId: number): SQL => sql`(
    select coalesce(json_agg(distinct jsonb_build_object(
      'permissionId', held.permission_id, 'ruleIds', ${rulesInForce(sql`held.permission_id`, sql`held.data_rule_ids`)}
    )), '[]') from ${heldBy(sysUser.id)} where held.tenant_id = ${tenantId})`;

/** Filters comma-separated rule ids to the active rules of a page, as a sorted JSON array. */
export const rulesInForce = (permissionId: unknown, dataRuleIds: unknown): SQL => sql`(
    select coalesce(jsonb_agg(${sysPermissionDataRule.id} order by ${sysPermissionDataRule.id}), '[]')
    from ${sysPermissionDataRule}
    where ${sysPermissionDataRule.permissionId} = ${permissionId} and ${sysPermissionDataRule.status} = '1'
      and ${sysPermissionDataRule.id} = any (string_to_array(${dataRuleIds}, ',')))`;
