import Big from 'big.js';
import { done, exactAmount, refused, type Fault, type Outcome } from '../../kit';
import type { AcceptanceLine } from './schema';
import { receiptStatus, type ReceiptStatus } from './status';

/** A delivered line before it is received. */
interface DeliveredLine {
  id: string;
  orderDetailId: string;
  deliverCount: number | string;
}

/** A received line; quantities are exact texts. */
export interface AcceptedLine {
  id: string;
  orderDetailId: string;
  acceptCount: string;
  rejectCount: string;
  rejectReason: string | null;
}

export type AcceptanceFaultCode = 'unknown-line' | 'repeated-line' | 'line-missing' | 'not-balanced';

/** Path of a member of a line in requests and refusals. */
export const receiptLineField = (index: number, member: string): string => `receiptDetailList/${index}/${member}`;

/**
 * Accepted and rejected quantities of a delivery. Every line occurs once, and both quantities make up the delivered one
 * (contract, part 3 §5.7).
 *
 * @param lines all lines of the receipt
 */
export function readAcceptance(
  lines: readonly DeliveredLine[],
  given: readonly AcceptanceLine[],
): Outcome<AcceptedLine[], Fault<AcceptanceFaultCode>> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const accepted = new Map<string, AcceptedLine>();
  for (const [index, { id, acceptCount, rejectCount, rejectReason }] of given.entries()) {
    const line = byId.get(id);
    if (!line) return refused({ code: 'unknown-line', field: receiptLineField(index, 'id') });
    if (accepted.has(id)) return refused({ code: 'repeated-line', field: receiptLineField(index, 'id') });
    const accept = exactAmount(acceptCount) ?? '0';
    const reject = exactAmount(rejectCount) ?? '0';
    if (!Big(accept).plus(reject).eq(line.deliverCount)) {
      return refused({ code: 'not-balanced', field: receiptLineField(index, 'acceptCount') });
    }
    const reason = Big(reject).gt(0) ? rejectReason?.trim() || null : null;
    const { orderDetailId } = line;
    accepted.set(id, { id, orderDetailId, acceptCount: accept, rejectCount: reject, rejectReason: reason });
  }
  if (accepted.size < lines.length) return refused({ code: 'line-missing', field: 'receiptDetailList' });
  return done(lines.map(({ id }) => accepted.get(id)!));
}

/** Everything of a delivery rejected, e.g. because its order is closed. */
export const rejectedWhole = (lines: readonly DeliveredLine[], reason: string | null): AcceptedLine[] =>
  lines.map(({ id, orderDetailId, deliverCount }) => ({
    id,
    orderDetailId,
    acceptCount: '0',
    rejectCount: Big(deliverCount).toFixed(),
    rejectReason: reason,
  }));

/** State of a receipt after its lines are received. */
export function receiptStateOf(lines: readonly Pick<AcceptedLine, 'acceptCount' | 'rejectCount'>[]): ReceiptStatus {
  if (lines.every(({ rejectCount }) => Big(rejectCount).eq(0))) return receiptStatus.received;
  return lines.every(({ acceptCount }) => Big(acceptCount).eq(0))
    ? receiptStatus.rejected
    : receiptStatus.partlyRejected;
}
