import { and, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../../platform/db';
import { listQuery, type ListDefinition, type ListRequest } from '../../platform/query/listQuery';
import { splitList } from '../../platform/query/parseFieldCondition';

/** Rows of one export, at most. */
const MOST = 50_000;

/** What an export is asked for: as the list, or the rows of some ids, comma-joined. */
export type EveryRowRequest = ListRequest & { selections?: string };

/**
 * All rows a list of the same conditions has; of those the chosen ones, where any are.
 *
 * @param shown columns by their name on the wire
 */
export async function everyRow<Shown extends Record<string, AnyPgColumn | SQL>>(
  db: Database,
  from: PgTable,
  shown: Shown,
  definition: ListDefinition & { columns: { id: AnyPgColumn } },
  { selections = '', ...request }: EveryRowRequest,
) {
  const ids = splitList(selections);
  const chosen = ids.length > 0 ? inArray(definition.columns.id, ids) : undefined;
  const list = listQuery({ ...definition, scope: and(definition.scope, chosen) }, request);
  const rows = await db.orm
    .select(shown as Record<string, AnyPgColumn | SQL>)
    .from(from)
    .where(list.where)
    .orderBy(...list.orderBy)
    .limit(MOST);
  return rows as SelectResultFields<Shown>[];
}
