import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contractStatus, orderedAfter, receivedAfter, type ContractLineUse } from '../../contracts/contract';
import {
  afterDelivery,
  afterReceipt,
  openToDeliver,
  orderStateOf,
  orderStatus,
  releasesOfOrder,
  returnsOfOrder,
  usesOfOrder,
  usesOfReceipt,
} from '../../orders/purchase-order';
import { contractType } from '../purchase-project/status';

interface Line {
  id: string;
  contractDetailId: string;
  count: string;
  price: string;
  deliveredCount: string;
  receivedCount: string;
  rejectedCount: string;
}
interface Order {
  /** Submitted, then closed or cancelled. */
  isOpen: boolean;
  isConfirmed: boolean;
  lines: Line[];
}

const LINES = ['c1', 'c2'];
const quantity = fc.integer({ min: 1, max: 10 ** 11 }).map((units) => Big(units).div(10 ** 8));
const price = fc.integer({ min: 1, max: 10 ** 8 }).map((units) => Big(units).div(10 ** 4));
const action = fc.record({
  act: fc.constantFrom('order', 'order', 'confirm', 'deliver', 'deliver', 'receive', 'receive', 'close', 'cancel'),
  /** Order that the action concerns. */
  at: fc.nat(20),
  /** Percent of what is open, or of the contract. */
  share: fc.integer({ min: 1, max: 140 }),
  accepted: fc.nat(100),
});

const portion = (amount: Big.BigSource, percent: number) => Big(amount).times(percent).div(100).round(8, Big.roundDown);
const sum = (amounts: readonly Big.BigSource[]) => amounts.reduce<Big>((total, one) => total.plus(one), Big(0));

test('over any chain: received ≤ ordered ≤ contracted, and released amounts return', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(quantity, { minLength: 2, maxLength: 2 }),
      fc.array(price, { minLength: 2, maxLength: 2 }),
      fc.boolean(),
      fc.array(action, { minLength: 1, maxLength: 40 }),
      (counts, prices, isFramework, actions) => {
        const limit = sum(counts.map((count, nth) => count.times(prices[nth]!))).round(8, Big.roundUp);
        const contract = {
          status: contractStatus.inForce,
          contractType: isFramework ? contractType.framework : contractType.project,
          contractPrice: limit.toFixed(),
          orderedPrice: '0',
          receivedPrice: '0',
          // A framework agreement limits the amount alone.
          lines: LINES.map((id, nth) => ({
            id,
            count: isFramework ? null : counts[nth]!.toFixed(),
            orderedCount: '0',
            receivedCount: '0',
          })),
        };
        const orders: Order[] = [];

        /** Changes the contract; false if its rules refuse. */
        function use(kind: 'ordered' | 'received', uses: readonly ContractLineUse[]): boolean {
          const after = (kind === 'ordered' ? orderedAfter : receivedAfter)(contract, uses);
          if (!after.ok) return false;
          contract[`${kind}Price`] = after.value.price;
          for (const line of contract.lines) line[`${kind}Count`] = after.value.counts.get(line.id)!;
          return true;
        }

        /** A change that the rules never refuse. */
        function useOrFail(kind: 'ordered' | 'received', uses: readonly ContractLineUse[]): void {
          if (!use(kind, uses)) throw new Error(`${kind} is refused`);
        }

        for (const { act, at, share, accepted } of actions) {
          const order = orders[at % Math.max(1, orders.length)];
          if (act === 'order') {
            const lines = LINES.map((contractDetailId, nth) => ({
              id: `o${orders.length}-${nth}`,
              contractDetailId,
              count: portion(counts[nth]!, share).toFixed(),
              price: prices[nth]!.toFixed(),
              deliveredCount: '0',
              receivedCount: '0',
              rejectedCount: '0',
            })).filter(({ count }) => Big(count).gt(0));
            const isTaken = lines.length > 0 && use('ordered', usesOfOrder(lines));
            reached.add(isTaken ? 'ordered' : 'refused');
            if (isTaken) orders.push({ isOpen: true, isConfirmed: false, lines });
          } else if (!order?.isOpen) {
            continue;
          } else if (act === 'confirm') {
            order.isConfirmed = true;
          } else if (act === 'cancel' && !order.isConfirmed) {
            useOrFail('ordered', returnsOfOrder(order.lines));
            order.isOpen = false;
            reached.add('cancelled');
          } else if (act === 'deliver' && order.isConfirmed) {
            const delivery = order.lines
              .map((line) => ({
                orderDetailId: line.id,
                deliverCount: portion(openToDeliver(line), Math.min(share, 100)).toFixed(),
              }))
              .filter(({ deliverCount }) => Big(deliverCount).gt(0));
            order.lines = afterDelivery(order.lines, delivery);
          } else if (act === 'receive' && order.isConfirmed) {
            const received = order.lines.map((line) => {
              const waiting = Big(line.deliveredCount).minus(line.receivedCount).minus(line.rejectedCount);
              const acceptCount = portion(waiting, accepted);
              return {
                orderDetailId: line.id,
                acceptCount: acceptCount.toFixed(),
                rejectCount: waiting.minus(acceptCount).toFixed(),
              };
            });
            useOrFail('received', usesOfReceipt(order.lines, received));
            order.lines = afterReceipt(order.lines, received);
            if (orderStateOf(order.lines) === orderStatus.completed) order.isOpen = false;
            reached.add('received');
          } else if (act === 'close' && order.isConfirmed) {
            useOrFail('ordered', releasesOfOrder(order.lines));
            // What remains of a closed order is what was accepted.
            order.lines = order.lines.map((line) => ({ ...line, count: line.receivedCount }));
            order.isOpen = false;
            reached.add('closed');
          }
          reconcile();
        }

        function reconcile(): void {
          const standing = orders.filter(({ isOpen, isConfirmed }) => isOpen || isConfirmed);
          for (const [nth, line] of contract.lines.entries()) {
            const lines = standing.flatMap((order) => order.lines.filter((one) => one.contractDetailId === line.id));
            expect(line.orderedCount).toBe(sum(lines.map(({ count }) => count)).toFixed());
            expect(line.receivedCount).toBe(sum(lines.map(({ receivedCount }) => receivedCount)).toFixed());
            expect(Big(line.receivedCount).lte(line.orderedCount)).toBe(true);
            expect(isFramework || Big(line.orderedCount).lte(counts[nth]!)).toBe(true);
          }
          expect(Big(contract.receivedPrice).lte(contract.orderedPrice)).toBe(true);
          expect(!isFramework || Big(contract.orderedPrice).lte(limit)).toBe(true);
          const amountOf = (member: 'count' | 'receivedCount') =>
            sum(
              standing.flatMap((order) =>
                order.lines.map((line) => Big(line[member]).times(line.price).round(8, Big.roundHalfUp)),
              ),
            ).toFixed();
          expect(contract.orderedPrice).toBe(amountOf('count'));
          expect(contract.receivedPrice).toBe(amountOf('receivedCount'));
        }
      },
    ),
    { numRuns: 500 },
  );
  expect([...reached].toSorted()).toEqual(['cancelled', 'closed', 'ordered', 'received', 'refused']);
});
