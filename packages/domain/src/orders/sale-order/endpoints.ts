import {
  accessTo,
  actionOf,
  endpoint,
  historyExportOf,
  historyOf,
  holders,
  OnlyId,
  standard,
  timelineOf,
  WithReason,
} from '../../kit';
import { orderFilters } from '../purchase-order/endpoints';
import { OrderDelivery, OrderRow, PurchaseOrder } from '../purchase-order/schema';
import { OrderReceipt } from '../receipt/schema';

const BASE = '/sale/saleOrder';
const RESOURCE = 'sale:saleOrder';
const calls = standard(BASE, accessTo(RESOURCE));
const action = actionOf(BASE, RESOURCE);

/** Submitted orders of the caller's supplier. */
export const listSaleOrders = calls.list(orderFilters, OrderRow);
export const viewSaleOrder = calls.view(PurchaseOrder);

export const confirmSaleOrder = action('confirm', OnlyId, PurchaseOrder);
/** Gives the quantities back to the contract. */
export const refuseSaleOrder = endpoint({
  ...action('refuse', WithReason, PurchaseOrder),
  access: holders(`${RESOURCE}:confirm`),
});
/** Delivers some or all of what is left of an order. */
export const deliverSaleOrder = action('deliver', OrderDelivery, OrderReceipt);

export const saleOrderTimeline = timelineOf(BASE, RESOURCE);
export const saleOrderHistory = historyOf(BASE, RESOURCE);
export const exportSaleOrderHistory = historyExportOf(BASE, RESOURCE);
