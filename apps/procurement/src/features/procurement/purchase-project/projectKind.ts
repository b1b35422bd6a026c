import {
  approveProject,
  cancelProject,
  compareBids,
  exportProjectHistory,
  failProject,
  finishScore,
  listBidsOfProject,
  listPlanLines,
  listProjects,
  listRounds,
  projectHistory,
  projectLifecycle,
  publishProject,
  reAwardProject,
  rejectProject,
  submitProject,
  viewProject,
  withdrawProject,
  type PurchaseInfo,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';

/** Purchase projects as a kind of document. Actions that ask for more than words have their own dialogs. */
export const projectKind: DocumentKind<PurchaseInfo> = {
  resource: 'purchase:purchaseInfo',
  actions: projectLifecycle.actions,
  calls: {
    submit: submitProject,
    publish: publishProject,
    withdraw: withdrawProject,
    approve: approveProject,
    reject: rejectProject,
    finishScore,
    reAward: reAwardProject,
    fail: failProject,
    cancel: cancelProject,
  },
  view: viewProject,
  history: projectHistory,
  exportHistory: exportProjectHistory,
  lists: [listProjects, listPlanLines, listBidsOfProject, compareBids, listRounds],
};
