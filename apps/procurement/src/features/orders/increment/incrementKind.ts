import {
  approveIncrement,
  cancelIncrement,
  exportIncrementHistory,
  incrementHistory,
  incrementLifecycle,
  listIncrements,
  listOrders,
  rejectIncrement,
  submitIncrement,
  viewIncrement,
  type PurchaseIncrement,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';

/** Increments as a kind of document. Creating the order leads to another page, so it has a button of its own. */
export const incrementKind: DocumentKind<PurchaseIncrement> = {
  resource: 'purchase:purchaseIncrement',
  actions: incrementLifecycle.actions,
  calls: {
    submit: submitIncrement,
    approve: approveIncrement,
    reject: rejectIncrement,
    cancel: cancelIncrement,
  },
  view: viewIncrement,
  history: incrementHistory,
  exportHistory: exportIncrementHistory,
  lists: [listIncrements, listOrders],
};
