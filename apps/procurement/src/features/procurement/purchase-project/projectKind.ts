import {
  approveProject,
  cancelProject,
  failProject,
  listPlanLines,
  listProjects,
  projectLifecycle,
  projectTimeline,
  rejectProject,
  submitProject,
  viewProject,
  withdrawProject,
  type PurchaseInfo,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';

/** Purchase projects as a kind of document. `extend` asks for a time, too, and has its own dialog. */
export const projectKind: DocumentKind<PurchaseInfo> = {
  resource: 'purchase:purchaseInfo',
  actions: projectLifecycle.actions,
  calls: {
    submit: submitProject,
    withdraw: withdrawProject,
    approve: approveProject,
    reject: rejectProject,
    fail: failProject,
    cancel: cancelProject,
  },
  view: viewProject,
  timeline: projectTimeline,
  lists: [listProjects, listPlanLines],
};
