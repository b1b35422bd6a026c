import Big from 'big.js';
import { done, exactAmount, refused, type Outcome } from '../../kit';
import { orderStatus, type OrderStatus } from './status';

type Amount = number | string;

/** Quantities of an order line. */
export interface FulfilledLine {
  id: string;
  /** Ordered quantity. */
  count: Amount;
  /** Everything that was delivered, rejected goods included. */
  deliveredCount: Amount;
  /** Accepted quantity. */
  receivedCount: Amount;
  rejectedCount: Amount;
}

/** Changed quantities of an order line, exact texts. */
export interface LineQuantities {
  id: string;
  deliveredCount: string;
  receivedCount: string;
  rejectedCount: string;
}

/** Delivered and not rejected: accepted, or waiting to be received. */
const keptOf = ({ deliveredCount, rejectedCount }: FulfilledLine): Big => Big(deliveredCount).minus(rejectedCount);

/** Quantity that may still be delivered; rejected goods may be delivered again. */
export const openToDeliver = (line: FulfilledLine): string => Big(line.count).minus(keptOf(line)).toFixed();

/** State of a confirmed order by the quantities of its lines (contract, part 3 §4.7). */
export function orderStateOf(lines: readonly FulfilledLine[]): OrderStatus {
  if (lines.every(({ count, receivedCount }) => Big(receivedCount).gte(count))) return orderStatus.completed;
  if (lines.some(({ receivedCount }) => Big(receivedCount).gt(0))) return orderStatus.partlyReceived;
  if (lines.every((line) => keptOf(line).gte(line.count))) return orderStatus.delivered;
  return lines.some((line) => keptOf(line).gt(0)) ? orderStatus.partlyDelivered : orderStatus.toDeliver;
}

/** A delivered quantity in requests. */
interface DeliveryLine {
  orderDetailId: string;
  deliverCount?: Amount | null | undefined;
}

/** A line of a delivery; the quantity is an exact text. */
export interface DeliveredLine {
  orderDetailId: string;
  deliverCount: string;
}

export interface DeliveryRefusal {
  code: 'no-lines' | 'unknown-line' | 'repeated-line' | 'quantity-missing' | 'too-precise' | 'too-much';
  field: string;
  /** Quantity that may still be delivered, if a line has too much. */
  open?: string;
}

/**
 * The lines of a delivery. No line is delivered beyond what is ordered (contract, part 3 §4.7).
 *
 * @param lines all lines of the order
 */
export function readDelivery(
  lines: readonly FulfilledLine[],
  given: readonly DeliveryLine[],
): Outcome<DeliveredLine[], DeliveryRefusal> {
  if (given.length === 0) return refused({ code: 'no-lines', field: 'receiptDetailList' });
  const byId = new Map(lines.map((line) => [line.id, line]));
  const read = new Map<string, DeliveredLine>();
  for (const [index, { orderDetailId, deliverCount: quantity }] of given.entries()) {
    const fieldOf = (member: string) => `receiptDetailList/${index}/${member}`;
    const line = byId.get(orderDetailId);
    if (!line) return refused({ code: 'unknown-line', field: fieldOf('orderDetailId') });
    if (read.has(orderDetailId)) return refused({ code: 'repeated-line', field: fieldOf('orderDetailId') });
    const deliverCount = exactAmount(quantity);
    if (deliverCount === undefined) return refused({ code: 'too-precise', field: fieldOf('deliverCount') });
    if (deliverCount === null || Big(deliverCount).lte(0)) {
      return refused({ code: 'quantity-missing', field: fieldOf('deliverCount') });
    }
    const open = openToDeliver(line);
    if (Big(deliverCount).gt(open)) return refused({ code: 'too-much', field: fieldOf('deliverCount'), open });
    read.set(orderDetailId, { orderDetailId, deliverCount });
  }
  return done([...read.values()]);
}

/** Quantities of the lines of an order after a delivery. */
export function afterDelivery<Line extends FulfilledLine>(
  lines: readonly Line[],
  delivery: readonly DeliveredLine[],
): (Line & LineQuantities)[] {
  const delivered = new Map(delivery.map((line) => [line.orderDetailId, line.deliverCount]));
  return lines.map((line) => withQuantities(line, { deliveredCount: delivered.get(line.id) ?? '0' }));
}

/** Quantities of the lines of an order after goods are received. */
export function afterReceipt<Line extends FulfilledLine>(
  lines: readonly Line[],
  received: readonly { orderDetailId: string; acceptCount: string; rejectCount: string }[],
): (Line & LineQuantities)[] {
  const byLine = new Map(received.map((line) => [line.orderDetailId, line]));
  return lines.map((line) => {
    const { acceptCount = '0', rejectCount = '0' } = byLine.get(line.id) ?? {};
    return withQuantities(line, { receivedCount: acceptCount, rejectedCount: rejectCount });
  });
}

type Added = Partial<Record<'deliveredCount' | 'receivedCount' | 'rejectedCount', string>>;

const withQuantities = <Line extends FulfilledLine>(line: Line, added: Added): Line & LineQuantities => ({
  ...line,
  deliveredCount: Big(line.deliveredCount)
    .plus(added.deliveredCount ?? 0)
    .toFixed(),
  receivedCount: Big(line.receivedCount)
    .plus(added.receivedCount ?? 0)
    .toFixed(),
  rejectedCount: Big(line.rejectedCount)
    .plus(added.rejectedCount ?? 0)
    .toFixed(),
});

/** Quantity of a line that its order gives back to the contract when it is closed. */
export const releasedOf = ({ count, receivedCount }: Pick<FulfilledLine, 'count' | 'receivedCount'>): string =>
  Big(count).minus(receivedCount).toFixed();
