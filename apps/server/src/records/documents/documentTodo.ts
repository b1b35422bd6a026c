import { and, count, eq, type SQL } from 'drizzle-orm';
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

/** Creates the todos of one kind of document: those in a state that wait for an action. @param mine further condition */
export const documentTodo =
  (db: Database, { table, scope, code, resource, path }: WaitingDocuments) =>
  (
    action: string,
    title: () => string,
    status: string,
    mine: (caller: Caller) => SQL | undefined = () => undefined,
  ): TodoKind => ({
    code: `${code}-${action}`,
    permission: `${resource}:${action}`,
    title,
    path: `${path}?status=${status}`,
    async count(caller) {
      const [row] = await db.orm
        .select({ count: count() })
        .from(table)
        .where(and(scope(caller), eq(table.status, status), mine(caller)));
      return row!.count;
    },
  });
