import type { OrderReceipt, PurchaseOrder } from '@gezi/domain';
import type { Texts } from '../texts/zh-CN';

interface HeaderItem {
  label: string;
  value: string | null;
  wide?: boolean;
}

const filled = (items: readonly HeaderItem[]): HeaderItem[] => items.filter(({ value }) => value);

/** Header data of an order, on its page and in print. */
export const orderItems = (order: PurchaseOrder, texts: Texts): HeaderItem[] => [
  { label: texts.orderNo, value: order.orderNo },
  { label: texts.contractNo, value: order.contractNo },
  { label: texts.contractName, value: order.contractName },
  { label: texts.supplierName, value: order.supplierName },
  { label: texts.purchaseUserName, value: order.purchaseUserName },
  { label: texts.orderDate, value: order.orderDate },
  { label: texts.demandTime, value: order.demandTime },
  { label: texts.payType, value: order.payType_dictText ?? order.payType },
  { label: texts.consignee, value: order.consignee },
  { label: texts.consigneeTel, value: order.consigneeTel },
  { label: texts.consigneeAddr, value: order.consigneeAddr },
  ...filled([
    { label: texts.submitTime, value: order.submitTime },
    { label: texts.confirmTime, value: order.confirmTime },
    { label: texts.overdueTime, value: order.overdueTime },
    { label: texts.rejectReason, value: order.rejectReason, wide: true },
    { label: texts.closeReason, value: order.closeReason, wide: true },
    { label: texts.remark, value: order.remark, wide: true },
  ]),
];

/** Header data of a receipt. */
export const receiptItems = (receipt: OrderReceipt, texts: Texts): HeaderItem[] => [
  { label: texts.receiptNo, value: receipt.receiptNo },
  { label: texts.orderNo, value: receipt.orderNo },
  { label: texts.contractNo, value: receipt.contractNo },
  { label: texts.supplierName, value: receipt.supplierName },
  { label: texts.deliveryNo, value: receipt.deliveryNo },
  { label: texts.carrier, value: receipt.carrier },
  { label: texts.deliverTime, value: receipt.deliverTime },
  ...filled([
    { label: texts.receiveTime, value: receipt.receiveTime },
    { label: texts.receiveUserName, value: receipt.receiveUserName },
    { label: texts.remark, value: receipt.remark, wide: true },
  ]),
];
