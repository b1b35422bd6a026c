import { isDeclarer, isManager, isOwnSupplier, isPurchaser, isSystem, lifecycle, type Actor } from '../../kit';
import { findMissingInOrder, type OrderToSubmit } from './draft';
import { orderStatus, type OrderStatus } from './status';

/** Members of an order that its lifecycle reads. */
export interface OrderInLifecycle extends OrderToSubmit {
  status: string;
  purchaseUserId: string | null;
  supplierId: string | null;
}

const { draft, toConfirm, toDeliver, refused, partlyDelivered, delivered, partlyReceived, closed, cancelled } =
  orderStatus;

/** The purchaser of the order, and managers. */
export const isOwnOrder = (actor: Actor, { purchaseUserId }: { purchaseUserId: string | null }): boolean =>
  isManager(actor) || (isPurchaser(actor) && purchaseUserId === actor.userId);

/** Lifecycle of a purchase order (contract, part 3 §4.7). The states after `deliver` and `receive` follow from quantities. */
export const orderLifecycle = lifecycle<OrderInLifecycle, OrderStatus>()({
  edit: {
    label: { 'zh-CN': '编辑', 'en-US': 'Edit' },
    from: [draft, refused],
    who: isOwnOrder,
    isSilent: true,
  },
  /** An order that its supplier has seen is cancelled. */
  remove: {
    label: { 'zh-CN': '删除', 'en-US': 'Delete' },
    from: [draft],
    who: isOwnOrder,
    isSilent: true,
  },
  submit: {
    label: { 'zh-CN': '提交', 'en-US': 'Submit' },
    from: [draft, refused],
    to: toConfirm,
    who: isOwnOrder,
    guard: findMissingInOrder,
    tone: 'primary',
  },
  confirm: {
    label: { 'zh-CN': '确认', 'en-US': 'Confirm' },
    from: [toConfirm],
    to: toDeliver,
    who: isOwnSupplier,
    tone: 'primary',
  },
  refuse: {
    label: { 'zh-CN': '拒绝', 'en-US': 'Refuse' },
    from: [toConfirm],
    to: refused,
    who: isOwnSupplier,
    words: { member: 'reason' },
    tone: 'danger',
  },
  deliver: {
    label: { 'zh-CN': '发货', 'en-US': 'Deliver' },
    from: [toDeliver, partlyDelivered, partlyReceived],
    who: isOwnSupplier,
    tone: 'primary',
  },
  /** Through a receipt. */
  receive: {
    label: { 'zh-CN': '收货', 'en-US': 'Receive' },
    from: [partlyDelivered, delivered, partlyReceived],
    who: (actor) => isPurchaser(actor) || isDeclarer(actor),
    isSilent: true,
  },
  /** The clock notifies purchaser and supplier. */
  remind: {
    label: { 'zh-CN': '逾期提醒', 'en-US': 'Overdue' },
    from: [toDeliver, partlyDelivered, partlyReceived],
    who: isSystem,
    isSilent: true,
  },
  close: {
    label: { 'zh-CN': '关闭', 'en-US': 'Close' },
    from: [toDeliver, partlyDelivered, delivered, partlyReceived],
    to: closed,
    who: isOwnOrder,
    words: { member: 'reason' },
    tone: 'danger',
  },
  cancel: {
    label: { 'zh-CN': '取消', 'en-US': 'Cancel' },
    from: [draft, toConfirm, refused],
    to: cancelled,
    who: isOwnOrder,
    tone: 'danger',
  },
});

export type OrderAction = keyof (typeof orderLifecycle)['actions'];
