import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../identity/rights/dataRules';
import { hasPermission } from '../../identity/sessions/hasPermission';
import type { RecordServices } from '../RecordServices';
import type { FileReader } from './FileReader';

interface PartyRecords {
  table: PgTable & { id: AnyPgColumn; tenantId: AnyPgColumn };
  /** Records that buyers see. */
  scope: RowScope;
  /** Permission of their list. */
  permission: string;
  /** Records that suppliers see, of every tenant. */
  saleScope: RowScope;
  /** Permission of the list of suppliers. */
  salePermission: string;
}

/** Files of records between a buyer and a supplier, e.g. contracts: both read those of the records that they see. */
export const partyFiles = (
  { db }: Pick<RecordServices, 'db'>,
  { table, scope, permission, saleScope, salePermission }: PartyRecords,
): FileReader => ({
  isExclusive: true,
  async mayRead(caller, { recordId, tenantId }) {
    if (caller.tenantId === 0 || recordId === null) return false;
    if (!caller.supplierId && tenantId !== caller.tenantId) return false;
    if (!(await hasPermission(db, caller, caller.supplierId ? salePermission : permission))) return false;
    const rows = await db.orm
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          caller.supplierId ? saleScope(caller) : scope(caller),
          eq(table.id, recordId),
          eq(table.tenantId, tenantId),
        ),
      );
    return rows.length > 0;
  },
});
