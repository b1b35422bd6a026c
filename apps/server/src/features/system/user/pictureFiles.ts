import { and, eq, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { ofTenant } from '../../../identity/users/ofTenant';
import { sysUser } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import { USER_PAGE } from './accountStore';

/** Callers may read their own avatar, and those of users of their tenant whom they see. */
export const pictureFiles = ({ db, dataRules }: Pick<Services, 'db' | 'dataRules'>): FileReader => ({
  async mayRead(caller, { id, url }) {
    const { tenantId, userId } = caller;
    if (tenantId === 0) return false;
    const rules = dataRules.rulesOf(USER_PAGE)(caller);
    const rows = await db.orm
      .select({ id: sysUser.id })
      .from(sysUser)
      .where(
        and(
          or(eq(sysUser.avatar, url), eq(sysUser.avatar, id)),
          ofTenant(tenantId),
          rules && or(rules, eq(sysUser.id, userId)),
        ),
      )
      .limit(1);
    return rows.length > 0;
  },
});
