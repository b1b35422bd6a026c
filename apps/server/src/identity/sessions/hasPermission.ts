import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { isGranted, isOutsidePackage } from './callerQuery';

type Holder = Pick<Caller, 'userId' | 'tenantId' | 'roles'>;

/**
 * Whether a role of the caller in the current tenant now grants a permission code. Administrators have every permission in
 * the tenant's package.
 */
export async function hasPermission(db: Database, caller: Holder, permission: string): Promise<boolean> {
  const { rows } = await db.orm.execute<{ granted: boolean }>(
    sql`select ${hasPermissionSql(caller, permission)} as granted`,
  );
  return rows[0]?.granted === true;
}

/** {@link hasPermission} as an SQL condition. */
export function hasPermissionSql(caller: Holder, permission: string): SQL {
  const { userId, tenantId } = caller;
  return hasRole(caller, 'admin')
    ? sql`not ${isOutsidePackage(userId, tenantId, permission)}`
    : sql`${isGranted(userId, tenantId, permission)}`;
}
