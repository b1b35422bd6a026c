import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  newId,
  sysSeed,
  sysTenant,
  sysUser,
  sysUserRole,
  sysUserTenant,
  timeText,
  type Database,
} from '../platform/db';
import { hashPassword } from '../platform/security/passwords';
import { roleId, seedReference } from './seedReference';
import { seedBusinessForms } from './seedBusinessForms';
import { seedOnce } from './seedOnce';

const NAME = 'production-1';

export interface ProductionOptions {
  /** Password of the administrator; default: a random one. */
  password?: string;
  /** Stores a random password before the database is changed. @returns a function that deletes it */
  storePassword: (password: string) => Promise<() => Promise<void>>;
}

/**
 * Seeds an empty database with roles, permissions, dictionaries, one tenant and one administrator, `admin`.
 *
 * @returns false if it was already seeded
 */
export async function seedProduction(
  db: Database,
  { password, storePassword: keep }: ProductionOptions,
): Promise<boolean> {
  await seedReference(db);
  const [done] = await db.orm.select().from(sysSeed).where(eq(sysSeed.name, NAME));
  if (done) {
    await seedBusinessForms(db);
    return false;
  }
  const chosen = password ?? randomBytes(15).toString('base64url');
  const deletePassword = password === undefined ? await keep(chosen) : undefined;
  const hash = await hashPassword(chosen);
  const seeded = await seedOnce(db, NAME, async () => {
    const createTime = timeText();
    const auditColumns = { createBy: 'system', createTime, updateTime: createTime };
    const tenantId = 1;
    await db.orm.insert(sysTenant).values({ id: tenantId, name: '默认租户', status: 1, isHttps: '0', ...auditColumns });
    const id = newId();
    await db.orm.insert(sysUser).values({
      id,
      username: 'admin',
      realname: '系统管理员',
      password: hash,
      userType: 'admin',
      tenantId,
      ...auditColumns,
    });
    await db.orm.insert(sysUserTenant).values({ userId: id, tenantId });
    await db.orm.insert(sysUserRole).values({ userId: id, tenantId, roleId: roleId('admin') });
  });
  await seedBusinessForms(db);
  // Another server seeded first: its password is valid.
  if (!seeded) await deletePassword?.();
  return seeded;
}
