import Big from 'big.js';
import { exactSumOfProducts } from '../../kit';
import { releasedOf } from './fulfilment';
import { orderLineField } from './draft';

type Amount = number | string;

/** A change of what an order takes from a line of its contract. */
export interface OrderLineUse {
  lineId: string;
  /** Exact decimal; a negative one gives the quantity back. */
  quantity: string;
  /** Yuan, exact decimal with the sign of the quantity. */
  amount: string;
  /** Path of the quantity in the order. */
  field: string;
}

interface UsingLine {
  contractDetailId: string | null;
  count: Amount;
  price: Amount;
}

interface ReceivedLine extends UsingLine {
  id: string;
  receivedCount: Amount;
}

/** Yuan, to 8 decimals. */
const amountOf = (quantity: Amount, price: Amount): string => exactSumOfProducts([{ quantity, price }], 8);

const negated = (amount: string): string => Big(0).minus(amount).toFixed();

/** Quantities and amounts that a submitted order takes. */
export const usesOfOrder = (lines: readonly UsingLine[]): OrderLineUse[] =>
  lines.flatMap(({ contractDetailId, count, price }, index) =>
    contractDetailId
      ? {
          lineId: contractDetailId,
          quantity: Big(count).toFixed(),
          amount: amountOf(count, price),
          field: orderLineField(index, 'count'),
        }
      : [],
  );

/** Quantities and amounts that a refused or cancelled order gives back. */
export const returnsOfOrder = (lines: readonly UsingLine[]): OrderLineUse[] =>
  usesOfOrder(lines).map((use) => ({ ...use, quantity: negated(use.quantity), amount: negated(use.amount) }));

/** Quantities and amounts that a closed order gives back: all that were not accepted. */
export const releasesOfOrder = (lines: readonly Omit<ReceivedLine, 'id'>[]): OrderLineUse[] =>
  lines.flatMap((line, index) => {
    const { contractDetailId, count, price, receivedCount } = line;
    const released = releasedOf(line);
    if (!contractDetailId || Big(released).lte(0)) return [];
    const amount = Big(amountOf(count, price)).minus(amountOf(receivedCount, price));
    return {
      lineId: contractDetailId,
      quantity: negated(released),
      amount: Big(0).minus(amount).toFixed(),
      field: orderLineField(index, 'count'),
    };
  });

/**
 * Quantities and amounts that a receipt adds to the accepted ones of the contract. Amounts of all receipts of a line sum
 * up to that of its accepted quantity.
 *
 * @param lines lines of the order before the receipt
 */
export function usesOfReceipt(
  lines: readonly ReceivedLine[],
  accepted: readonly { orderDetailId: string; acceptCount: string }[],
): OrderLineUse[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return accepted.flatMap(({ orderDetailId, acceptCount }, index) => {
    const line = byId.get(orderDetailId);
    if (!line?.contractDetailId || Big(acceptCount).eq(0)) return [];
    const { contractDetailId, price, receivedCount } = line;
    const after = Big(receivedCount).plus(acceptCount).toFixed();
    return {
      lineId: contractDetailId,
      quantity: Big(acceptCount).toFixed(),
      amount: Big(amountOf(after, price)).minus(amountOf(receivedCount, price)).toFixed(),
      field: `receiptDetailList/${index}/acceptCount`,
    };
  });
}
