import { and, eq } from 'drizzle-orm';
import { sysUser, sysUserTenant, type Database } from '../../platform/db';

/** Active user of the tenant's buying side; undefined for others, e.g. suppliers and experts. */
export async function activeBuyer(
  db: Database,
  tenantId: number,
  userId: string,
): Promise<{ id: string; realname: string } | undefined> {
  const [user] = await db.orm
    .select({ id: sysUser.id, realname: sysUser.realname })
    .from(sysUser)
    .innerJoin(sysUserTenant, eq(sysUserTenant.userId, sysUser.id))
    .where(
      and(
        eq(sysUser.id, userId),
        eq(sysUserTenant.tenantId, tenantId),
        eq(sysUser.delFlag, 0),
        eq(sysUser.status, 1),
        eq(sysUser.userType, 'buyer'),
      ),
    );
  return user;
}
