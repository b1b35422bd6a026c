import { sql } from 'drizzle-orm';
import { sysTenant, timeText, type Database } from '../../platform/db';
import { effectiveTenant } from '../sessions/callerQuery';

/**
 * Whose visitors those of a host are: the tenant of that domain, the first one in force otherwise.
 *
 * @param host without port
 * @returns undefined while no tenant is in force
 */
export async function hostTenant(db: Database, clock: () => number, host: string): Promise<number | undefined> {
  const [tenant] = await db.orm
    .select({ id: sysTenant.id })
    .from(sysTenant)
    .where(effectiveTenant(timeText(clock()).slice(0, 10)))
    .orderBy(sql`(${sysTenant.secondaryDomain} is not distinct from ${host}) desc`, sysTenant.id)
    .limit(1);
  return tenant?.id;
}
