import {
  approvePlan,
  cancelPlan,
  consolidatePlans,
  exportPlanHistory,
  finishPlan,
  listPlanLines,
  listPlans,
  planHistory,
  planLifecycle,
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
  history: planHistory,
  exportHistory: exportPlanHistory,
  lists: [listPlans, listPlanLines, consolidatePlans],
};
