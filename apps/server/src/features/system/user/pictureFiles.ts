import { and, eq, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { ofTenant } from '../../../identity/users/ofTenant';
import { sysUser } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';

/** Callers may read the avatar of a user if they share a tenant. */
export const pictureFiles = ({ db }: Pick<Services, 'db'>): FileReader => ({
  async mayRead({ tenantId }, { id, url }) {
    if (tenantId === 0) return false;
    const rows = await db.orm
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(and(or(eq(sysUser.avatar, url), eq(sysUser.avatar, id)), ofTenant(tenantId)))
      .limit(1);
    return rows.length > 0;
  },
});
