import { and, or, sql } from 'drizzle-orm';
import { purchasePlan } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import type { Services } from '../../../FeatureModule';
import { PLAN_PAGE } from './plans';
import { planScope } from './planScope';

/** Callers may read a file if they see a plan of its tenant that refers to it. */
export const planFiles = ({ db, dataRules }: Pick<Services, 'db' | 'dataRules'>): FileReader => ({
  async mayRead(caller, { id, url, tenantId }) {
    if (caller.tenantId === 0 || tenantId !== caller.tenantId) return false;
    const mentions = (text: string) => sql`position(${text} in ${purchasePlan.planFileUrl}) > 0`;
    const rows = await db.orm
      .select({ id: purchasePlan.id })
      .from(purchasePlan)
      .where(and(planScope(caller), dataRules.rulesOf(PLAN_PAGE)(caller), or(mentions(url), mentions(id))))
      .limit(1);
    return rows.length > 0;
  },
});
