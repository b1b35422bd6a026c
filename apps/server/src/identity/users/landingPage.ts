import { DEFAULT_INDEX } from '@gezi/domain';
import { sql } from 'drizzle-orm';
import { sysPermission, sysRole, sysRoleIndex, sysUserRole, type Database } from '../../platform/db';
import { heldBy } from '../rights/heldRights';

/**
 * Start page after sign-in by the user's roles in a tenant: the granted page with the lowest number, otherwise the default.
 *
 * @returns null if none is set, i.e. the home page
 */
export async function landingPage(db: Database, userId: string, tenantId: number): Promise<string | null> {
  if (tenantId <= 0) return null;
  const { rows } = await db.orm.execute<{ url: string }>(sql`
    with mine as (select ${sysRole.roleCode} as code from ${sysUserRole}
      join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId}
      where ${sysUserRole.userId} = ${userId} and ${sysUserRole.tenantId} = ${tenantId})
    select ${sysRoleIndex.url} as url from ${sysRoleIndex}
    where ${sysRoleIndex.status} = '1' and ${sysRoleIndex.tenantId} in (0, ${tenantId})
      and (${sysRoleIndex.roleCode} = ${DEFAULT_INDEX} or ${sysRoleIndex.roleCode} in (select code from mine))
      and (exists (select 1 from mine where code = 'admin')
        or exists (select 1 from ${heldBy(userId)} join ${sysPermission} on ${sysPermission.id} = held.permission_id
          where held.tenant_id = ${tenantId} and ${sysPermission.delFlag} = 0
            and ${sysPermission.url} = split_part(${sysRoleIndex.url}, '?', 1)))
    order by ${sysRoleIndex.roleCode} = ${DEFAULT_INDEX}, ${sysRoleIndex.priority}, ${sysRoleIndex.id} limit 1`);
  return rows[0]?.url ?? null;
}
