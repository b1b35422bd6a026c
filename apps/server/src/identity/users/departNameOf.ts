import { and, eq } from 'drizzle-orm';
import { sysDepart, type Database } from '../../platform/db';

/** Name of a department of a tenant; null if there is none. */
export async function departNameOf(db: Database, tenantId: number, departId: string | null): Promise<string | null> {
  if (departId === null) return null;
  const [row] = await db.orm
    .select({ name: sysDepart.departName })
    .from(sysDepart)
    .where(and(eq(sysDepart.tenantId, tenantId), eq(sysDepart.id, departId)));
  return row?.name ?? null;
}
