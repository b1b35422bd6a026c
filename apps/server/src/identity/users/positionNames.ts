import { and, asc, inArray } from 'drizzle-orm';
import { sysPosition, type Database } from '../../platform/db';

/** Names of positions by code, in the tenant's wording. @param codes default: all */
export async function positionNames(
  db: Database,
  tenantId: number,
  codes?: readonly string[],
): Promise<Map<string, string>> {
  if (codes?.length === 0) return new Map();
  const rows = await db.orm
    .select({ code: sysPosition.code, name: sysPosition.name })
    .from(sysPosition)
    .where(and(inArray(sysPosition.tenantId, [0, tenantId]), codes ? inArray(sysPosition.code, [...codes]) : undefined))
    // The tenant's own name comes last and overrides the shared one.
    .orderBy(asc(sysPosition.tenantId));
  return new Map(rows.map(({ code, name }) => [code, name]));
}
