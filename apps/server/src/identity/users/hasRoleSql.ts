import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import { sysRole, sysUser, sysUserRole, type Database } from '../../platform/db';

/** Condition on users who have a role in a tenant. */
export const hasRoleSql = (db: Database, tenantId: number, code: string): SQL =>
  exists(
    db.orm
      .select({ one: sql`1` })
      .from(sysUserRole)
      .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
      .where(and(eq(sysUserRole.userId, sysUser.id), eq(sysUserRole.tenantId, tenantId), eq(sysRole.roleCode, code))),
  );
