import { and, eq, sql, type SQL } from 'drizzle-orm';
import { sysUser, type Database } from '../../platform/db';
import { hasRoleSql } from './hasRoleSql';
import { ofTenant } from './ofTenant';

/**
 * Ids of the active approvers in charge of a department; the administrators of the tenant if there are none.
 *
 * @param departId null for a document without a department
 */
export async function approversOf(db: Database, tenantId: number, departId: string | null): Promise<string[]> {
  const inCharge = sql`${departId} = any (string_to_array(${sysUser.departIds}, ','))`;
  const approvers = await find(and(hasRoleSql(db, tenantId, 'approver'), inCharge));
  return approvers.length > 0 ? approvers : find(hasRoleSql(db, tenantId, 'admin'));

  async function find(condition: SQL | undefined): Promise<string[]> {
    const rows = await db.orm
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(ofTenant(tenantId), eq(sysUser.status, 1), condition))
      .orderBy(sysUser.id);
    return rows.map(({ id }) => id);
  }
}
