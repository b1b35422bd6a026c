import {
  exportReceiptHistory,
  listOrders,
  listReceipts,
  receiptHistory,
  receiptLifecycle,
  viewReceipt,
  type OrderReceipt,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';

/** Receipts as a kind of document; receiving has its own dialog. */
export const receiptKind: DocumentKind<OrderReceipt> = {
  resource: 'order:receipt',
  actions: receiptLifecycle.actions,
  calls: {},
  view: viewReceipt,
  history: receiptHistory,
  exportHistory: exportReceiptHistory,
  lists: [listReceipts, listOrders],
};
