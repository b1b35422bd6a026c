import type { Condition, QueryGroup } from '@gezi/advanced-query/core';
import { and, count, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../identity/rights/dataRules';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import type { TodoKind } from '../todos/TodoKind';

interface WaitingDocuments {
  table: PgTable & { status: AnyPgColumn };
  /** Documents that a caller sees. */
  scope: RowScope;
  /** Prefix of the codes, e.g. `plan`. */
  code: string;
  /** Resource of the permissions, e.g. `purchase:purchasePlan`. */
  resource: string;
  /** Page of the app with the list, which reads `status` from its query. */
  path: string;
}

/**
 * Creates the todos of one kind of document: those in a state, or in one of several, that wait for an action.
 *
 * @param mine further condition
 * @param shown conditions of the list that show the same documents, beside the state
 */
export const documentTodo =
  (db: Database, { table, scope, code, resource, path }: WaitingDocuments) =>
  (
    action: string,
    title: () => string,
    status: string | readonly string[],
    mine: (caller: Caller) => SQL | undefined = () => undefined,
    shown: readonly Condition[] = [],
  ): TodoKind => ({
    code: `${code}-${action}`,
    permission: `${resource}:${action}`,
    title,
    path: typeof status === 'string' ? `${path}?status=${status}` : `${path}?${queryOf(status, shown)}`,
    async count(caller) {
      const [row] = await db.orm
        .select({ count: count() })
        .from(table)
        .where(and(scope(caller), inArray(table.status, [status].flat()), mine(caller)));
      return row!.count;
    },
  });

/** Advanced query of the list in its address. */
function queryOf(states: readonly string[], shown: readonly Condition[]): URLSearchParams {
  const ofState: Condition = { field: 'status', rule: 'in', val: states, type: 'dict' };
  const query: QueryGroup = { matchType: 'and', conditions: [ofState, ...shown] };
  return new URLSearchParams({ query: JSON.stringify(query) });
}
