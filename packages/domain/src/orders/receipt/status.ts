import type { Label } from '../../kit';

/** Dictionary receipt_status (contract, part 3 §4.7). */
export const receiptStatus = {
  toReceive: '0',
  received: '1',
  partlyRejected: '2',
  rejected: '3',
} as const;
export type ReceiptStatus = (typeof receiptStatus)[keyof typeof receiptStatus];

/** Entries of the dictionary `receipt_status`. */
export const receiptStatusItems: readonly { value: ReceiptStatus; label: Label }[] = [
  { value: receiptStatus.toReceive, label: { 'zh-CN': '待收货', 'en-US': 'To receive' } },
  { value: receiptStatus.received, label: { 'zh-CN': '已收货', 'en-US': 'Received' } },
  { value: receiptStatus.partlyRejected, label: { 'zh-CN': '部分拒收', 'en-US': 'Partly rejected' } },
  { value: receiptStatus.rejected, label: { 'zh-CN': '全部拒收', 'en-US': 'Rejected' } },
];
