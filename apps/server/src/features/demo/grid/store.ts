import type { DemoRow } from '@gezi/domain';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { demoGridRow, timeText, type Database } from '../../../platform/db';

/** Rows of one statement. */
const BATCH = 500;

/** A changed row; without content it is removed. */
export interface DemoChange {
  rowId: string;
  parentId: string;
  content: DemoRow | null;
}

/** SQL of the changes of the grid demo. Every statement filters by tenant. */
export function demoGridStore(db: Database, clock: () => number) {
  const columns = { rowId: demoGridRow.rowId, parentId: demoGridRow.parentId, content: demoGridRow.content };

  return {
    below: (tenantId: number, parentId: string): Promise<DemoChange[]> =>
      db.orm
        .select(columns)
        .from(demoGridRow)
        .where(and(eq(demoGridRow.tenantId, tenantId), eq(demoGridRow.parentId, parentId))),

    byId: (tenantId: number, ids: readonly string[]): Promise<DemoChange[]> =>
      db.orm
        .select(columns)
        .from(demoGridRow)
        .where(and(eq(demoGridRow.tenantId, tenantId), inArray(demoGridRow.rowId, [...ids]))),

    async size(tenantId: number): Promise<number> {
      const [found] = await db.orm
        .select({ size: count() })
        .from(demoGridRow)
        .where(eq(demoGridRow.tenantId, tenantId));
      return found!.size;
    },

    async save(tenantId: number, changes: readonly DemoChange[]): Promise<void> {
      const updateTime = timeText(clock());
      for (let from = 0; from < changes.length; from += BATCH)
        await db.orm
          .insert(demoGridRow)
          .values(changes.slice(from, from + BATCH).map((change) => ({ tenantId, ...change, updateTime })))
          .onConflictDoUpdate({
            target: [demoGridRow.tenantId, demoGridRow.rowId],
            set: { content: sql`excluded.content`, updateTime },
          });
    },
  };
}
