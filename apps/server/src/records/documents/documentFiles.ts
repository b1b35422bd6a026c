import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../identity/rights/dataRules';
import type { FileReader } from '../files/FileReader';
import type { RecordServices } from '../RecordServices';

/** Callers may read the files of documents that they see. */
export const documentFiles = (
  { db, dataRules }: Pick<RecordServices, 'db' | 'dataRules'>,
  { table, scope, page }: { table: PgTable & { id: AnyPgColumn }; scope: RowScope; page: string },
): FileReader => ({
  isExclusive: true,
  async mayRead(caller, { recordId, tenantId }) {
    if (caller.tenantId === 0 || tenantId !== caller.tenantId || recordId === null) return false;
    const rows = await db.orm
      .select({ id: table.id })
      .from(table)
      .where(and(scope(caller), dataRules.rulesOf(page)(caller), eq(table.id, recordId)));
    return rows.length > 0;
  },
});
