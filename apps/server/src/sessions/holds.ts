import { sql } from 'drizzle-orm';
import type { Database } from '../db';
import { hasRole, type Caller } from '../http/Caller';
import { grants } from './callerQuery';

/** Whether a role the caller has in the tenant in force grants a permission code, as of now; administrators may all. */
export async function holds(
  db: Database,
  caller: Pick<Caller, 'userId' | 'tenantId' | 'roles'>,
  permission: string,
): Promise<boolean> {
  if (hasRole(caller, 'admin')) return true;
  const { rows } = await db.orm.execute<{ granted: boolean }>(
    sql`select ${grants(caller.userId, caller.tenantId, permission)} as granted`,
  );
  return rows[0]?.granted === true;
}
