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
import { seedOnce } from './seedOnce';

const NAME = 'production-1';

export interface ProductionOptions {
  /** Of the administrator; default one made by chance. */
  password?: string;
  /** Keeps a password made by chance, before anything is written to the database. @returns forgets it again */
  keep: (password: string) => Promise<() => Promise<void>>;
}

/**
 * Makes an empty database usable: roles, permissions, dictionaries, one tenant and one administrator, `admin`.
 *
 * @returns whether it did so now
 */
export async function seedProduction(db: Database, { password, keep }: ProductionOptions): Promise<boolean> {
  await seedReference(db);
  const [done] = await db.orm.select().from(sysSeed).where(eq(sysSeed.name, NAME));
  if (done) return false;
  const chosen = password ?? randomBytes(15).toString('base64url');
  const forget = password === undefined ? await keep(chosen) : undefined;
  const hash = await hashPassword(chosen);
  const seeded = await seedOnce(db, NAME, async () => {
    const createTime = timeText();
    const made = { createBy: 'system', createTime, updateTime: createTime };
    const tenantId = 1;
    await db.orm.insert(sysTenant).values({ id: tenantId, name: '默认租户', status: 1, isHttps: '0', ...made });
    const id = newId();
    await db.orm.insert(sysUser).values({
      id,
      username: 'admin',
      realname: '系统管理员',
      password: hash,
      userType: 'admin',
      tenantId,
      ...made,
    });
    await db.orm.insert(sysUserTenant).values({ userId: id, tenantId });
    await db.orm.insert(sysUserRole).values({ userId: id, tenantId, roleId: roleId('admin') });
  });
  // Another server was faster: its password counts.
  if (!seeded) await forget?.();
  return seeded;
}
