import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../identity/rights/dataRules';
import { hasPermission } from '../../identity/sessions/hasPermission';
import type { RecordServices } from '../RecordServices';
import type { FileReader } from './FileReader';

interface RecordsWithFiles {
  table: PgTable & { id: AnyPgColumn };
  /** Which records a caller sees. */
  scope: RowScope;
  /** Menu component of their list, whose data rules apply. */
  page: string;
  /** Permission of that list. */
  permission: string;
}

/** Callers may read the files of records that they see in a list. */
export const recordFiles = (
  { db, dataRules }: Pick<RecordServices, 'db' | 'dataRules'>,
  { table, scope, page, permission }: RecordsWithFiles,
): FileReader => ({
  isExclusive: true,
  async mayRead(caller, { recordId, tenantId }) {
    if (caller.tenantId === 0 || tenantId !== caller.tenantId || recordId === null) return false;
    if (!(await hasPermission(db, caller, permission))) return false;
    const rows = await db.orm
      .select({ id: table.id })
      .from(table)
      .where(and(scope(caller), dataRules.rulesOf(page)(caller), eq(table.id, recordId)));
    return rows.length > 0;
  },
});
