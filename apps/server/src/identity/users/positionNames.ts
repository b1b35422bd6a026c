import { and, asc, inArray } from 'drizzle-orm';
import { sysPosition, type Database } from '../../platform/db';

/** The names of positions by their code, as the tenant calls them; without codes those of all. */
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
    // One's own comes last and stands.
    .orderBy(asc(sysPosition.tenantId));
  return new Map(rows.map(({ code, name }) => [code, name]));
}
