import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { grants, lacks } from './callerQuery';

/**
 * Whether a role the caller has in the tenant in force grants a permission code, as of now; administrators may all that
 * the tenant's package has.
 */
export async function holds(
  db: Database,
  caller: Pick<Caller, 'userId' | 'tenantId' | 'roles'>,
  permission: string,
): Promise<boolean> {
  const { userId, tenantId } = caller;
  const answer = hasRole(caller, 'admin')
    ? sql`not ${lacks(userId, tenantId, permission)}`
    : grants(userId, tenantId, permission);
  const { rows } = await db.orm.execute<{ granted: boolean }>(sql`select ${answer} as granted`);
  return rows[0]?.granted === true;
}
