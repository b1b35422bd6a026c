import { and, eq, not, or } from 'drizzle-orm';
import { sysUser, type Database } from '../../platform/db';
import { isGranted, isOutsidePackage } from '../sessions/callerQuery';
import { hasRoleSql } from './hasRoleSql';
import { ofTenant } from './ofTenant';

/** Ids of the active users of a tenant who hold a permission there; see `hasPermission`. */
export async function holdersOf(db: Database, tenantId: number, permission: string): Promise<string[]> {
  const isAdministrator = and(
    hasRoleSql(db, tenantId, 'admin'),
    not(isOutsidePackage(sysUser.id, tenantId, permission)),
  );
  const rows = await db.orm
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(
      and(ofTenant(tenantId), eq(sysUser.status, 1), or(isAdministrator, isGranted(sysUser.id, tenantId, permission))),
    )
    .orderBy(sysUser.id);
  return rows.map(({ id }) => id);
}
