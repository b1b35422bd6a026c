import { orderStatus, type OrderRow } from '@gezi/domain';
import { StatusTag } from '../../../documents/StatusTag';

const COLORS = {
  [orderStatus.toConfirm]: 'orange',
  [orderStatus.toDeliver]: 'blue',
  [orderStatus.refused]: 'red',
  [orderStatus.partlyDelivered]: 'cyan',
  [orderStatus.delivered]: 'cyan',
  [orderStatus.partlyReceived]: 'gold',
  [orderStatus.completed]: 'green',
};

/** State of an order. */
export const OrderStatusTag = ({ order }: { order: Pick<OrderRow, 'status' | 'status_dictText'> }) => (
  <StatusTag doc={order} colors={COLORS} />
);
