import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../db';
import { inOrder } from '../kit/inOrder';
import { inSlices } from './inSlices';
import type { ListQuery } from './listQuery';
import { selectIds } from './selectList';

/**
 * Selects up to `list.size` rows of a list for an export, in slices, so that other calls are answered meanwhile. The ids
 * are selected first. A row is as it was when its slice was read, and left out if it matched no longer.
 *
 * @param shown columns by their name on the wire
 * @param finish makes the rows of a slice ready for the export, e.g. adds texts
 */
export async function selectAll<Shown extends Record<'id', AnyPgColumn> & Record<string, AnyPgColumn | SQL>, Finished>(
  db: Database,
  table: PgTable & { id: AnyPgColumn },
  shown: Shown,
  list: ListQuery,
  finish: (rows: SelectResultFields<Shown>[]) => Promise<Finished[]>,
): Promise<Finished[]> {
  return inSlices(await selectIds(db, table, list), async (slice) => {
    const rows = await db.orm
      .select(shown as Record<string, AnyPgColumn | SQL>)
      .from(table as PgTable)
      .where(and(list.where, sql`${table.id} = any(${sql.param(slice)}::text[])`));
    return finish(inOrder(rows as { id: string }[], slice) as SelectResultFields<Shown>[]);
  });
}
