import { and, eq, inArray, ne } from 'drizzle-orm';
import { userStatus } from '@gezi/domain';
import { sysUser, type Database } from '../../platform/db';

/** Ids of the users who act for suppliers, frozen ones excluded. */
export async function peopleOfSuppliers(db: Database, supplierIds: readonly string[]): Promise<string[]> {
  const users = await db.orm
    .select({ id: sysUser.id })
    .from(sysUser)
    .where(
      and(inArray(sysUser.supplierId, [...supplierIds]), eq(sysUser.delFlag, 0), ne(sysUser.status, userStatus.frozen)),
    )
    .orderBy(sysUser.id);
  return users.map(({ id }) => id);
}
