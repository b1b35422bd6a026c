import { and, eq, inArray, sql } from 'drizzle-orm';
import { ofTenant } from '../../../identity/users/ofTenant';
import { sysRole, sysUser, sysUserRole, type Database } from '../../../platform/db';

const EXPERT_ROLE = 'expert';

/**
 * Users of a tenant who have the role of an expert in it.
 *
 * @param by column that `values` are compared with
 * @returns user ids by value
 */
export async function expertUsers(
  db: Database,
  tenantId: number,
  by: 'id' | 'username',
  values: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.orm
    .select({ id: sysUser.id, value: sysUser[by] })
    .from(sysUser)
    .where(
      and(
        ofTenant(tenantId),
        inArray(sysUser[by], [...values]),
        sql`exists (select 1 from ${sysUserRole} join ${sysRole} on ${eq(sysRole.id, sysUserRole.roleId)}
          where ${eq(sysUserRole.userId, sysUser.id)} and ${eq(sysUserRole.tenantId, tenantId)}
            and ${eq(sysRole.roleCode, EXPERT_ROLE)})`,
      ),
    );
  return new Map(rows.map(({ id, value }) => [value, id]));
}
