import {
  accessTo,
  actionOf,
  filtersOf,
  historyExportOf,
  historyOf,
  OnlyId,
  standard,
  timelineOf,
  WithOpinion,
  workbooks,
} from '../../kit';
import { PurchaseOrder } from '../purchase-order/schema';
import { incrementFields } from './fields';
import { IncrementAdd, IncrementEdit, IncrementRow, PurchaseIncrement } from './schema';

const BASE = '/purchase/purchaseIncrement';
const RESOURCE = 'purchase:purchaseIncrement';
const calls = standard(BASE, accessTo(RESOURCE));
const exchange = workbooks(BASE, accessTo(RESOURCE));
const action = actionOf(BASE, RESOURCE);

/** Filters of the list of increments. */
export const incrementFilters = [
  'id',
  'contractId',
  'supplierId',
  'applyUserId',
  'orderId',
  'createBy',
  'createTime',
  'updateTime',
  ...filtersOf(incrementFields),
] as const;

export const listIncrements = calls.list(incrementFilters, IncrementRow);
export const viewIncrement = calls.view(PurchaseIncrement);
export const addIncrement = calls.add(IncrementAdd, PurchaseIncrement);
export const editIncrement = calls.edit(IncrementEdit, PurchaseIncrement);
export const deleteIncrement = calls.delete();
export const deleteIncrements = calls.deleteBatch();
export const exportIncrements = exchange.export(incrementFilters, IncrementRow);
export const importIncrements = exchange.import();

export const submitIncrement = action('submit', OnlyId, PurchaseIncrement);
export const approveIncrement = action('approve', WithOpinion, PurchaseIncrement);
export const rejectIncrement = action('reject', WithOpinion, PurchaseIncrement);
export const cancelIncrement = action('cancel', OnlyId, PurchaseIncrement);
/** Saves an order in draft with the lines of an approved increment. */
export const createOrderFromIncrement = action('createOrder', OnlyId, PurchaseOrder);

export const incrementTimeline = timelineOf(BASE, RESOURCE);
export const incrementHistory = historyOf(BASE, RESOURCE);
export const exportIncrementHistory = historyExportOf(BASE, RESOURCE);
