import { and, eq, inArray } from 'drizzle-orm';
import { flowDefinition, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';

/** Adds name and version of the definition to rows with a deployment, whichever version it is. */
export async function withDefinitions<Row extends { deployId: string | null }>(
  db: Database,
  { tenantId }: Caller,
  rows: readonly Row[],
) {
  const ids = [...new Set(rows.flatMap(({ deployId }) => deployId ?? []))];
  if (ids.length === 0) return [...rows];
  const found = await db.orm
    .select({
      deployId: flowDefinition.deploymentId,
      procDefName: flowDefinition.name,
      procDefVersion: flowDefinition.version,
    })
    .from(flowDefinition)
    .where(and(eq(flowDefinition.tenantId, tenantId), inArray(flowDefinition.deploymentId, ids)));
  const byId = new Map(found.map((definition) => [definition.deployId, definition]));
  return rows.map((row) => ({ ...row, ...byId.get(row.deployId ?? '') }));
}
