import { auditStatus } from '@gezi/domain';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../identity/rights/dataRules';
import type { Database } from '../../platform/db';
import type { TodoKind } from '../todos/TodoKind';

/** States in which a decision is pending. */
const PENDING = [auditStatus.waiting, auditStatus.again];

type AuditedTable = PgTable & Record<'tenantId' | 'auditStatus', AnyPgColumn>;

/**
 * Records of the tenant that wait for their audit.
 *
 * @param rows further conditions, e.g. the data rules of the page
 */
export const auditTodo = (
  db: Database,
  table: AuditedTable,
  { rows, ...todo }: Omit<TodoKind, 'count'> & { rows?: RowScope },
): TodoKind => ({
  ...todo,
  async count(caller) {
    const [found] = await db.orm
      .select({ count: count() })
      .from(table as PgTable)
      .where(and(eq(table.tenantId, caller.tenantId), inArray(table.auditStatus, PENDING), rows?.(caller)));
    return found!.count;
  },
});
