import { inArray } from 'drizzle-orm';
import {
  sysDepartRoleUser,
  sysFormTemplate,
  sysSavedQuery,
  sysUser,
  sysUserDepart,
  sysUserRole,
  sysUserTenant,
  type Database,
} from '../../platform/db';

/** Deletes users and their personal data. Records they created remain, with their username. */
export async function eraseAccounts(db: Database, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds];
  await db.orm.delete(sysUserRole).where(inArray(sysUserRole.userId, ids));
  await db.orm.delete(sysDepartRoleUser).where(inArray(sysDepartRoleUser.userId, ids));
  await db.orm.delete(sysUserDepart).where(inArray(sysUserDepart.userId, ids));
  await db.orm.delete(sysUserTenant).where(inArray(sysUserTenant.userId, ids));
  await db.orm.delete(sysSavedQuery).where(inArray(sysSavedQuery.userId, ids));
  await db.orm.delete(sysFormTemplate).where(inArray(sysFormTemplate.userId, ids));
  await db.orm.delete(sysUser).where(inArray(sysUser.id, ids));
}
