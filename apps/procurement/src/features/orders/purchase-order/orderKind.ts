import {
  cancelOrder,
  closeOrder,
  exportOrderHistory,
  listContractLines,
  listContracts,
  listOrders,
  listReceipts,
  orderHistory,
  orderLifecycle,
  submitOrder,
  viewOrder,
  type PurchaseOrder,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';

/** Purchase orders as a kind of document of the buying side. */
export const orderKind: DocumentKind<PurchaseOrder> = {
  resource: 'purchase:purchaseOrder',
  actions: orderLifecycle.actions,
  calls: { submit: submitOrder, close: closeOrder, cancel: cancelOrder },
  view: viewOrder,
  history: orderHistory,
  exportHistory: exportOrderHistory,
  lists: [listOrders, listReceipts, listContracts, listContractLines],
};
