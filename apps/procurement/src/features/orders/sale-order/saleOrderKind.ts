import {
  confirmSaleOrder,
  exportSaleOrderHistory,
  listSaleOrders,
  orderLifecycle,
  refuseSaleOrder,
  saleOrderHistory,
  viewSaleOrder,
  type PurchaseOrder,
} from '@gezi/domain';
import type { DocumentKind } from '../../../documents/DocumentKind';
import { SaleOrderConfirmation } from './SaleOrderConfirmation';

/** Sales orders as a kind of document of suppliers. */
export const saleOrderKind: DocumentKind<PurchaseOrder> = {
  resource: 'sale:saleOrder',
  permissions: { refuse: 'sale:saleOrder:confirm' },
  actions: orderLifecycle.actions,
  calls: { confirm: confirmSaleOrder, refuse: refuseSaleOrder },
  confirmations: { confirm: SaleOrderConfirmation },
  view: viewSaleOrder,
  history: saleOrderHistory,
  exportHistory: exportSaleOrderHistory,
  lists: [listSaleOrders],
};
