import { randomBytes } from 'node:crypto';
import { newId, sysTenant, sysUser, sysUserRole, sysUserTenant, timeText, type Database } from '../db';
import { hashPassword } from '../security/passwords';
import { roleId, seedReference } from './seedReference';
import { seedOnce } from './seedOnce';

export interface FirstAccount {
  username: string;
  /** Known to nobody else: to be shown once and changed. */
  password: string;
}

/**
 * Makes an empty database usable: roles, permissions, dictionaries, one tenant and one administrator.
 *
 * @returns the administrator with a password made by chance; undefined when the database had been made usable before
 */
export async function seedProduction(db: Database): Promise<FirstAccount | undefined> {
  await seedReference(db);
  const account = { username: 'admin', password: randomBytes(15).toString('base64url') };
  const password = await hashPassword(account.password);
  const seeded = await seedOnce(db, 'production-1', async (tx) => {
    const createTime = timeText();
    const made = { createBy: 'system', createTime, updateTime: createTime };
    const tenantId = 1;
    await tx.insert(sysTenant).values({ id: tenantId, name: '默认租户', status: 1, isHttps: '0', ...made });
    const id = newId();
    await tx.insert(sysUser).values({
      id,
      username: account.username,
      realname: '系统管理员',
      password,
      userType: 'admin',
      tenantId,
      ...made,
    });
    await tx.insert(sysUserTenant).values({ userId: id, tenantId });
    await tx.insert(sysUserRole).values({ userId: id, tenantId, roleId: roleId('admin') });
  });
  return seeded ? account : undefined;
}
