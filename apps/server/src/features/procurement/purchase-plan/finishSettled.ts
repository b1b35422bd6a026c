import { isFullyUsed, planStatus, projectStatus } from '@gezi/domain';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { clockLogger } from '../../../identity/audit/clockLogger';
import { purchaseInfo, tenderDetail } from '../../../platform/db';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { plans } from './plans';

/** Projects that are decided: awarded, or without the quantities, which they gave back. */
const DECIDED: readonly string[] = [
  projectStatus.awarded,
  projectStatus.contracted,
  projectStatus.failed,
  projectStatus.terminated,
];

/**
 * Finishes the plans of which every quantity is in a project and every project is decided (contract, part 3 §4.1). Call it
 * within the transaction that decides a project or takes quantities; it locks the plans.
 */
export const finishSettled =
  ({ db, audit }: Pick<Services, 'db' | 'audit'>, { records }: Pick<ReturnType<typeof plans>, 'records'>) =>
  async (tenantId: number, planIds: readonly string[]): Promise<void> => {
    const system = systemCaller(tenantId);
    for (const id of planIds.toSorted()) {
      const plan = await records.find(system, id, true);
      if (plan?.status !== planStatus.purchasing || !isFullyUsed(plan)) continue;
      if (await isInOpenProject(plan.purchasePlanDetailList.map((line) => line.id))) continue;
      await records.act(system, 'finish', { id }, clockLogger(audit)(system, 'plan-finish'));
    }

    async function isInOpenProject(lineIds: readonly string[]): Promise<boolean> {
      const [open] = await db.orm
        .select({ id: purchaseInfo.id })
        .from(tenderDetail)
        .innerJoin(
          purchaseInfo,
          and(eq(purchaseInfo.tenantId, tenderDetail.tenantId), eq(purchaseInfo.id, tenderDetail.purchaseInfoId)),
        )
        .where(
          and(
            eq(tenderDetail.tenantId, tenantId),
            inArray(tenderDetail.planDetailId, [...lineIds]),
            notInArray(purchaseInfo.status, [...DECIDED]),
          ),
        )
        .limit(1);
      return open !== undefined;
    }
  };
