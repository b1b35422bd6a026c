import { sql } from 'drizzle-orm';
import { sysTenant, timeText, type Database } from '../../platform/db';
import { effectiveTenant } from '../sessions/callerQuery';

/**
 * The tenant of a public host: the one with that domain, otherwise the first active one.
 *
 * @param host without port
 * @returns undefined if no tenant is active
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
