import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { purchasePlan } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import { PLAN_PAGE } from './planKind';
import { planScope } from './planScope';

/** Callers may read a file if they see the plan that it is attached to. */
export const planFiles = ({ db, dataRules }: Pick<Services, 'db' | 'dataRules'>): FileReader => ({
  isExclusive: true,
  async mayRead(caller, { recordId, tenantId }) {
    if (caller.tenantId === 0 || tenantId !== caller.tenantId || recordId === null) return false;
    const rows = await db.orm
      .select({ id: purchasePlan.id })
      .from(purchasePlan)
      .where(and(planScope(caller), dataRules.rulesOf(PLAN_PAGE)(caller), eq(purchasePlan.id, recordId)));
    return rows.length > 0;
  },
});
