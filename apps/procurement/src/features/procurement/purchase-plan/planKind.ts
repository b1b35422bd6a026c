import {
  approvePlan,
  cancelPlan,
  consolidatePlans,
  finishPlan,
  listPlanLines,
  listPlans,
  planLifecycle,
  planTimeline,
  rejectPlan,
  submitPlan,
  viewPlan,
  withdrawPlan,
  type PurchasePlan,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';

/** Demand plans as a kind of document. */
export const planKind: DocumentKind<PurchasePlan> = {
  resource: 'purchase:purchasePlan',
  actions: planLifecycle.actions,
  calls: {
    submit: submitPlan,
    withdraw: withdrawPlan,
    approve: approvePlan,
    reject: rejectPlan,
    finish: finishPlan,
    cancel: cancelPlan,
  },
  view: viewPlan,
  timeline: planTimeline,
  lists: [listPlans, listPlanLines, consolidatePlans],
};
