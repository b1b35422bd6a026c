import { isDeclarer, isPurchaser, isSystem, lifecycle } from '../../kit';
import { receiptStatus, type ReceiptStatus } from './status';

/** Members of a receipt that its lifecycle reads. */
export interface ReceiptInLifecycle {
  status: string;
}

/**
 * Lifecycle of a receipt (contract, part 3 §4.7). The state after `receive` follows from the accepted quantities. Which
 * receipts a declarer sees is a question of scope.
 */
export const receiptLifecycle = lifecycle<ReceiptInLifecycle, ReceiptStatus>()({
  receive: {
    label: { 'zh-CN': '收货', 'en-US': 'Receive' },
    from: [receiptStatus.toReceive],
    who: (actor) => isPurchaser(actor) || isDeclarer(actor),
    tone: 'primary',
  },
  /** The order is closed before the goods are received. */
  reject: {
    label: { 'zh-CN': '订单关闭，全部拒收', 'en-US': 'Rejected with the order' },
    from: [receiptStatus.toReceive],
    to: receiptStatus.rejected,
    who: isSystem,
    isSilent: true,
  },
});

export type ReceiptAction = keyof (typeof receiptLifecycle)['actions'];
