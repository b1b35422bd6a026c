import { sql } from 'drizzle-orm';
import { sysRole, sysUser, sysUserRole, sysUserTenant, type Database } from '../../platform/db';
import { ADMIN } from '../rights/standings';

/** Administrators of tenants. */
export const administrators = (db: Database) => ({
  /** The users who administer any tenant. */
  async filterAdministrators(userIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await db.orm.execute<{ id: string }>(sql`
      select distinct ${sysUserRole.userId} as id from ${sysUserRole}
      join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId}
      where ${sysRole.roleCode} = ${ADMIN} and ${sysUserRole.userId} = any(${sql.param([...userIds])}::text[])`);
    return new Set(rows.map(({ id }) => id));
  },

  /** Locks the administrator role until the end of the transaction, to serialize changes of administrators. */
  async lockRole(): Promise<void> {
    await db.orm.execute(sql`select 1 from ${sysRole} where ${sysRole.roleCode} = ${ADMIN} for update`);
  },

  /** Whether a tenant has administrators, but none who can sign in. */
  async leavesTenantWithout(): Promise<boolean> {
    const { rows } = await db.orm.execute<{ missing: boolean }>(sql`
      select exists (
        select 1 from ${sysUserRole} join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId}
        join ${sysUserTenant} on ${sysUserTenant.userId} = ${sysUserRole.userId}
          and ${sysUserTenant.tenantId} = ${sysUserRole.tenantId}
        join ${sysUser} on ${sysUser.id} = ${sysUserRole.userId}
        where ${sysRole.roleCode} = ${ADMIN}
        group by ${sysUserRole.tenantId}
        having bool_and(${sysUser.status} = 2 or ${sysUser.delFlag} = 1)) as missing`);
    return rows[0]!.missing;
  },

  /** Makes a user a member and administrator of a tenant. */
  async appoint(tenantId: number, userId: string): Promise<void> {
    await db.orm.insert(sysUserTenant).values({ userId, tenantId }).onConflictDoNothing();
    await db.orm.execute(sql`insert into ${sysUserRole} (user_id, tenant_id, role_id)
      select ${userId}, ${tenantId}, ${sysRole.id} from ${sysRole} where ${sysRole.roleCode} = ${ADMIN}
      on conflict do nothing`);
  },

  /** Number of active administrators of a tenant. */
  async countOf(tenantId: number): Promise<number> {
    const { rows } = await db.orm.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sysUserRole} join ${sysRole} on ${sysRole.id} = ${sysUserRole.roleId}
      join ${sysUserTenant} on ${sysUserTenant.userId} = ${sysUserRole.userId}
        and ${sysUserTenant.tenantId} = ${sysUserRole.tenantId}
      join ${sysUser} on ${sysUser.id} = ${sysUserRole.userId}
      where ${sysUserRole.tenantId} = ${tenantId} and ${sysRole.roleCode} = ${ADMIN}
        and ${sysUser.status} = 1 and ${sysUser.delFlag} = 0`);
    return rows[0]!.count;
  },
});
