import { and, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../../platform/db';
import { listQuery, type ListDefinition, type ListRequest } from '../../platform/query/listQuery';
import { splitList } from '../../platform/query/parseFieldCondition';

/** Maximum rows of one export. */
const MAX_ROWS = 50_000;

/** Request of an export: the query of the list, or comma-joined ids in `selections`. */
export type EveryRowRequest = ListRequest & { selections?: string };

/**
 * Returns all rows that match the query of the list, or only the selected ones if any are selected.
 *
 * @param shown columns by wire name
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
    .limit(MAX_ROWS);
  return rows as SelectResultFields<Shown>[];
}
