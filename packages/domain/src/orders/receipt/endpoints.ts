import { accessTo, actionOf, filtersOf, historyExportOf, historyOf, standard, timelineOf, workbooks } from '../../kit';
import { receiptFields } from './fields';
import { OrderReceipt, ReceiptAcceptance, ReceiptRow } from './schema';

const BASE = '/order/receipt';
const RESOURCE = 'order:receipt';
const calls = standard(BASE, accessTo(RESOURCE));

/** Filters of the list of receipts. */
export const receiptFilters = [
  'id',
  'orderId',
  'contractId',
  'supplierId',
  'receiveUserId',
  'createBy',
  'createTime',
  'updateTime',
  ...filtersOf(receiptFields),
] as const;

export const listReceipts = calls.list(receiptFilters, ReceiptRow);
export const viewReceipt = calls.view(OrderReceipt);
export const exportReceipts = workbooks(BASE, accessTo(RESOURCE)).export(receiptFilters, ReceiptRow);

/** Accepts and rejects the quantities of a delivery, once. */
export const receiveReceipt = actionOf(BASE, RESOURCE)('receive', ReceiptAcceptance, OrderReceipt);

export const receiptTimeline = timelineOf(BASE, RESOURCE);
export const receiptHistory = historyOf(BASE, RESOURCE);
export const exportReceiptHistory = historyExportOf(BASE, RESOURCE);
