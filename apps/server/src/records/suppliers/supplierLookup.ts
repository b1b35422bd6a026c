import { and, eq, inArray, or } from 'drizzle-orm';
import { supplierInfo, type Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { isChoosableSql, isSharedWith } from './sharedSuppliers';

/** Reads suppliers that documents name. */
export const supplierLookup = (db: Database) => ({
  /** Those of the suppliers that new documents may name: the tenant's own and those shared with it, by id. */
  async choosableSuppliers(caller: Caller, ids: readonly string[]) {
    if (ids.length === 0) return new Map<string, { name: string }>();
    const { id, name, tenantId } = supplierInfo;
    const rows = await db.orm
      .select({ id, name })
      .from(supplierInfo)
      .where(and(inArray(id, [...ids]), or(eq(tenantId, caller.tenantId), isSharedWith(caller)), isChoosableSql));
    return new Map(rows.map((row) => [row.id, row]));
  },

  /** Ids of {@link choosableSuppliers} by name; of two suppliers of one name, the tenant's own. */
  async choosableByName(caller: Caller, names: readonly string[]): Promise<Map<string, string>> {
    if (names.length === 0) return new Map();
    const { id, name, tenantId } = supplierInfo;
    const isOwn = eq(tenantId, caller.tenantId);
    const rows = await db.orm
      .select({ id, name })
      .from(supplierInfo)
      .where(and(inArray(name, [...names]), or(isOwn, isSharedWith(caller)), isChoosableSql))
      .orderBy(isOwn);
    return new Map(rows.map((row) => [row.name, row.id]));
  },

  /** Suppliers with their contacts. */
  contactsOf(ids: readonly string[]) {
    const { id, name, mobile, email, tenantId } = supplierInfo;
    return db.orm
      .select({ id, name, mobile, email, tenantId })
      .from(supplierInfo)
      .where(inArray(id, [...ids]));
  },
});
