import { and, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../../platform/db';
import { listQuery, type ListDefinition, type ListRequest } from '../../platform/query/listQuery';
import { splitList } from '../../platform/query/parseFieldCondition';
import { selectAll } from '../../platform/query/selectAll';

/** Maximum rows of one export. */
export const MAX_EXPORTED = 50_000;

/** Request of an export: the query of the list, or comma-joined ids in `selections`. */
export type EveryRowRequest = ListRequest & { selections?: string };

/**
 * Returns all rows that match the query of the list, or only the selected ones if any are selected.
 *
 * @param shown columns by wire name
 */
export async function everyRow<Shown extends Record<string, AnyPgColumn | SQL>>(
  db: Database,
  from: PgTable & { id: AnyPgColumn },
  shown: Shown,
  definition: ListDefinition & { columns: { id: AnyPgColumn } },
  { selections = '', ...request }: EveryRowRequest,
) {
  const ids = splitList(selections);
  const chosen = ids.length > 0 ? inArray(definition.columns.id, ids) : undefined;
  const list = listQuery({ ...definition, scope: and(definition.scope, chosen) }, request);
  const all = { ...list, size: MAX_EXPORTED, offset: 0 };
  const rows = await selectAll(db, from, { ...shown, id: from.id }, all, (slice) => Promise.resolve(slice));
  return rows as SelectResultFields<Shown>[];
}
