import { and, eq } from 'drizzle-orm';
import { sysDepart, sysUser, type Database } from '../platform/db';

/** The purchaser of the demo, with the department that applies for the projects. */
export async function demoPurchaser(db: Database, tenantId: number) {
  const [purchaser] = await db.orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser'));
  const [depart] = await db.orm
    .select()
    .from(sysDepart)
    .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.orgCode, purchaser!.orgCode!)));
  return { purchaser: purchaser!, depart: depart! };
}
