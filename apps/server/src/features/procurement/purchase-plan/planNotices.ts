import type { PlanAction } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { approversOf } from '../../../identity/users/approversOf';
import type { Caller } from '../../../platform/http/Caller';
import { isOfProcess } from '../../../records/approvals/ProcessCaller';
import { documentNotices } from '../../../records/documents/documentNotices';
import { namedTitle } from '../../../records/notices/namedTitle';
import { planPage, type StoredPlan } from './planKind';
import { planTexts } from './texts';

const { notice } = planTexts;

/** Notices about demand plans (contract, part 3 §6). */
export function planNotices({ db, notices }: Pick<Services, 'db' | 'notices'>) {
  const queue = documentNotices({ notices });
  const about = ({ id }: StoredPlan) => ({ page: planPage(id), busType: 'purchasePlan', busId: id });

  return {
    notifyWindows: queue.notifyWindows,

    /** Notifies those whom an action concerns: approvers of a submission, the declarer of a decision. */
    async acted(
      caller: Caller,
      action: PlanAction,
      plan: StoredPlan,
      { opinion, reason }: { opinion?: string | null | undefined; reason?: string | null | undefined },
    ): Promise<void> {
      const { planNo, planName } = plan;
      const declarer = { userIds: [plan.applyUserId], ...about(plan) };
      switch (action) {
        case 'submit':
          // The people of a process are notified by it.
          if (isOfProcess(caller)) return;
          return queue.send(caller, {
            ...about(plan),
            userIds: await approversOf(db, caller.tenantId, plan.departId),
            title: namedTitle(() => notice.submitTitle, plan.planName),
            content: () => notice.submitContent(planNo, planName),
          });
        case 'approve':
          await queue.send(caller, {
            ...declarer,
            title: namedTitle(() => notice.approveTitle, plan.planName),
            content: () => notice.approveContent(planNo, planName),
          });
          return plan.purchaseUserId ? this.assigned(caller, plan) : undefined;
        case 'reject':
          return queue.send(caller, {
            ...declarer,
            title: namedTitle(() => notice.rejectTitle, plan.planName),
            content: () => notice.rejectContent(planNo, opinion ?? ''),
            priority: 'H',
          });
        case 'cancel':
          return queue.send(caller, {
            ...declarer,
            title: namedTitle(() => notice.cancelTitle, plan.planName),
            content: () => notice.cancelContent(planNo, reason ?? ''),
          });
        default:
      }
    },

    /** Notifies the purchaser. */
    assigned(caller: Caller, plan: StoredPlan): Promise<void> {
      return queue.send(caller, {
        ...about(plan),
        userIds: [plan.purchaseUserId],
        title: namedTitle(() => notice.assignTitle, plan.planName),
        content: () => notice.assignContent(plan.planNo, plan.planName),
      });
    },
  };
}
