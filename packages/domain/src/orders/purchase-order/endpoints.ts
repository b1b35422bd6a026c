import { Type } from 'typebox';
import {
  accessTo,
  actionOf,
  endpoint,
  filtersOf,
  historyExportOf,
  historyOf,
  holders,
  Id,
  OnlyId,
  standard,
  timelineOf,
  WithReason,
  workbooks,
} from '../../kit';
import { orderFields } from './fields';
import { OrderAdd, OrderDraft, OrderEdit, OrderRow, PurchaseOrder } from './schema';

const BASE = '/purchase/purchaseOrder';
const RESOURCE = 'purchase:purchaseOrder';
const calls = standard(BASE, accessTo(RESOURCE));
const exchange = workbooks(BASE, accessTo(RESOURCE));
const action = actionOf(BASE, RESOURCE);

/** Filters of the list of orders. */
export const orderFilters = [
  'id',
  'contractId',
  'purchaseInfoId',
  'incrementId',
  'supplierId',
  'purchaseUserId',
  'createBy',
  'createTime',
  'updateTime',
  ...filtersOf(orderFields),
] as const;

export const listOrders = calls.list(orderFilters, OrderRow);
export const viewOrder = calls.view(PurchaseOrder);
export const addOrder = calls.add(OrderAdd, PurchaseOrder);
export const editOrder = calls.edit(OrderEdit, PurchaseOrder);
export const deleteOrder = calls.delete();
export const deleteOrders = calls.deleteBatch();
export const exportOrders = exchange.export(orderFilters, OrderRow);
export const importOrders = exchange.import();

/** A new order over what is left of a contract in force, not saved. */
export const draftOrderFromContract = endpoint({
  method: 'GET',
  path: `${BASE}/draftFromContract`,
  access: holders(`${RESOURCE}:add`),
  input: Type.Object({ contractId: Id }),
  result: OrderDraft,
});

/** Takes the quantities from the contract and asks the supplier to confirm. */
export const submitOrder = action('submit', OnlyId, PurchaseOrder);
/** Ends an order; what was not accepted returns to the contract. */
export const closeOrder = action('close', WithReason, PurchaseOrder);
export const cancelOrder = action('cancel', OnlyId, PurchaseOrder);

export const orderTimeline = timelineOf(BASE, RESOURCE);
export const orderHistory = historyOf(BASE, RESOURCE);
export const exportOrderHistory = historyExportOf(BASE, RESOURCE);
