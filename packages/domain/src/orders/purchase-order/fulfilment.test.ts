import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAcceptance } from '../receipt/acceptance';
import { releasesOfOrder, returnsOfOrder, usesOfOrder, usesOfReceipt, type OrderLineUse } from './contractUses';
import { afterDelivery, afterReceipt, openToDeliver, orderStateOf, readDelivery } from './fulfilment';

/** A line of 10 with delivered, accepted and rejected quantities. */
const line = (deliveredCount = 0, receivedCount = 0, rejectedCount = 0, id = 'l1') => ({
  id,
  contractDetailId: `c-${id}`,
  price: '3',
  count: 10,
  deliveredCount,
  receivedCount,
  rejectedCount,
});

describe('the state of a confirmed order', () => {
  test.each([
    ['nothing delivered', [line()], '2'],
    ['some delivered', [line(4)], '4'],
    ['one of two lines delivered', [line(10), line(0, 0, 0, 'l2')], '4'],
    ['all delivered', [line(10)], '5'],
    ['all rejected', [line(10, 0, 10)], '2'],
    ['some rejected, the rest not received', [line(10, 0, 3)], '4'],
    ['some accepted', [line(10, 7, 3)], '6'],
    ['one line accepted', [line(10, 10), line(0, 0, 0, 'l2')], '6'],
    ['all accepted after a rejection', [line(13, 10, 3)], '7'],
  ])('%s', (_what, lines, state) => expect(orderStateOf(lines)).toBe(state));
});

describe('a delivery', () => {
  const read = (given: { orderDetailId: string; deliverCount?: number | string | null }[], lines = [line(4, 0, 1)]) =>
    readDelivery(lines, given);

  test('takes what is ordered and not delivered, rejected goods included', () => {
    expect(openToDeliver(line(4, 0, 1))).toBe('7');
    expect(read([{ orderDetailId: 'l1', deliverCount: '7.0' }])).toMatchObject({ value: [{ deliverCount: '7' }] });
  });
  test.each([
    [[], 'no-lines', 'receiptDetailList'],
    [[{ orderDetailId: 'x', deliverCount: 1 }], 'unknown-line', 'receiptDetailList/0/orderDetailId'],
    [[{ orderDetailId: 'l1', deliverCount: 0 }], 'quantity-missing', 'receiptDetailList/0/deliverCount'],
    [[{ orderDetailId: 'l1' }], 'quantity-missing', 'receiptDetailList/0/deliverCount'],
    [[{ orderDetailId: 'l1', deliverCount: '7.00000001' }], 'too-much', 'receiptDetailList/0/deliverCount'],
    [[{ orderDetailId: 'l1', deliverCount: '1.234567890123456' }], 'too-precise', 'receiptDetailList/0/deliverCount'],
    [
      [
        { orderDetailId: 'l1', deliverCount: 1 },
        { orderDetailId: 'l1', deliverCount: 1 },
      ],
      'repeated-line',
      'receiptDetailList/1/orderDetailId',
    ],
  ])('%j is refused as %s', (given, code, field) => {
    expect(read(given)).toMatchObject({ ok: false, reason: { code, field } });
  });
});

/** Sum of the exact amounts of a member. */
const sum = (rows: readonly object[], member: string): Big =>
  rows.reduce<Big>((total, row) => total.plus((row as Record<string, string | number>)[member]!), Big(0));

const quantity = fc.integer({ min: 1, max: 10 ** 12 }).map((units) =>
  Big(units)
    .div(10 ** 8)
    .toFixed(),
);
const price = fc.integer({ min: 1, max: 10 ** 10 }).map((units) =>
  Big(units)
    .div(10 ** 8)
    .toFixed(),
);

test('quantities and amounts reconcile over any sequence of deliveries, receipts and the close', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ count: quantity, price }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.record({ act: fc.constantFrom('deliver', 'receive'), share: fc.nat(100), accepted: fc.nat(100) }), {
        maxLength: 20,
      }),
      (ordered, steps) => {
        let lines = ordered.map(({ count, price: agreed }, nth) => ({
          id: `l${nth}`,
          contractDetailId: `c${nth}`,
          count,
          price: agreed,
          deliveredCount: '0',
          receivedCount: '0',
          rejectedCount: '0',
        }));
        const taken: OrderLineUse[] = usesOfOrder(lines);
        const received: OrderLineUse[] = [];
        const waiting: { id: string; orderDetailId: string; deliverCount: string }[] = [];
        for (const { act, share, accepted } of steps) {
          const at = share % lines.length;
          if (act === 'deliver') {
            const part = Big(openToDeliver(lines[at]!)).times(share).div(100).round(8, 0).toFixed();
            const read = readDelivery(lines, [{ orderDetailId: lines[at]!.id, deliverCount: part }]);
            if (!read.ok) continue;
            lines = afterDelivery(lines, read.value);
            waiting.push({
              ...read.value[0]!,
              id: `r${waiting.length}-${share}-${accepted}-${lines[at]!.deliveredCount}`,
            });
          } else {
            const delivery = waiting.shift();
            if (!delivery) continue;
            const accept = Big(delivery.deliverCount).times(accepted).div(100).round(8, 0);
            const reject = Big(delivery.deliverCount).minus(accept).toFixed();
            const read = readAcceptance(
              [delivery],
              [{ id: delivery.id, acceptCount: accept.toFixed(), rejectCount: reject }],
            );
            if (!read.ok) continue;
            received.push(...usesOfReceipt(lines, read.value));
            lines = afterReceipt(lines, read.value);
          }
          for (const { count, deliveredCount, receivedCount, rejectedCount } of lines) {
            expect(Big(deliveredCount).minus(rejectedCount).lte(count)).toBe(true);
            expect(Big(receivedCount).plus(rejectedCount).lte(deliveredCount)).toBe(true);
          }
        }
        for (const [nth, { receivedCount, price: agreed }] of lines.entries()) {
          const ofLine = received.filter(({ lineId }) => lineId === `c${nth}`);
          expect(sum(ofLine, 'quantity').eq(receivedCount)).toBe(true);
          expect(sum(ofLine, 'amount').eq(Big(receivedCount).times(agreed).round(8, Big.roundHalfUp))).toBe(true);
        }
        // What stays taken after the close is what was accepted.
        const kept = [...taken, ...releasesOfOrder(lines)];
        expect(sum(kept, 'quantity').eq(sum(received, 'quantity'))).toBe(true);
        expect(sum(kept, 'amount').eq(sum(received, 'amount'))).toBe(true);
        expect(sum([...taken, ...returnsOfOrder(lines)], 'amount').eq(0)).toBe(true);
      },
    ),
  );
});
