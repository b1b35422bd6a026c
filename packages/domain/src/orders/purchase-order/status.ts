import type { Label } from '../../kit';

/** Dictionary order_status (contract, part 3 §4.7). */
export const orderStatus = {
  draft: '0',
  toConfirm: '1',
  toDeliver: '2',
  refused: '3',
  partlyDelivered: '4',
  delivered: '5',
  partlyReceived: '6',
  completed: '7',
  closed: '8',
  cancelled: '9',
} as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];

/** Entries of the dictionary `order_status`. */
export const orderStatusItems: readonly { value: OrderStatus; label: Label }[] = [
  { value: orderStatus.draft, label: { 'zh-CN': '草稿', 'en-US': 'Draft' } },
  { value: orderStatus.toConfirm, label: { 'zh-CN': '待供应商确认', 'en-US': 'Awaiting supplier' } },
  { value: orderStatus.toDeliver, label: { 'zh-CN': '待发货', 'en-US': 'To deliver' } },
  { value: orderStatus.refused, label: { 'zh-CN': '已拒绝', 'en-US': 'Refused' } },
  { value: orderStatus.partlyDelivered, label: { 'zh-CN': '部分发货', 'en-US': 'Partly delivered' } },
  { value: orderStatus.delivered, label: { 'zh-CN': '已发货', 'en-US': 'Delivered' } },
  { value: orderStatus.partlyReceived, label: { 'zh-CN': '部分收货', 'en-US': 'Partly received' } },
  { value: orderStatus.completed, label: { 'zh-CN': '已完成', 'en-US': 'Completed' } },
  { value: orderStatus.closed, label: { 'zh-CN': '已关闭', 'en-US': 'Closed' } },
  { value: orderStatus.cancelled, label: { 'zh-CN': '已取消', 'en-US': 'Cancelled' } },
];

/** States of an order of which goods are still to be delivered. */
export const ORDER_TO_DELIVER = [
  orderStatus.toDeliver,
  orderStatus.partlyDelivered,
  orderStatus.partlyReceived,
] as const;
