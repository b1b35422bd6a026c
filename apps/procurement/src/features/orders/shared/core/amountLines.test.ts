import { expect, test } from 'vitest';
import {
  acceptanceFault,
  deliveredLines,
  deliveryEntries,
  deliveryFault,
  isAcceptanceFaulty,
  withAccepted,
  type AcceptanceEntry,
} from './amountLines';

const orderLine = (id: string, deliveredCount: number, rejectedCount = 0) =>
  ({
    id,
    materialName: id,
    materialCode: null,
    unit: '套',
    count: 10,
    deliveredCount,
    rejectedCount,
    receivedCount: 0,
  }) as never;

test('offers what is left to deliver, and sends what is above 0', () => {
  const entries = deliveryEntries([orderLine('a', 4, 1), orderLine('b', 10), orderLine('c', 0)]);
  expect(entries.map(({ orderDetailId, open }) => [orderDetailId, open])).toEqual([
    ['a', 7],
    ['c', 10],
  ]);
  expect(deliveredLines([{ ...entries[0]!, deliverCount: 0 }, entries[1]!])).toEqual([
    { orderDetailId: 'c', deliverCount: 10 },
  ]);
  expect(deliveryFault({ ...entries[0]!, deliverCount: '7.1' })).toBe('too-much');
  expect(deliveryFault({ ...entries[0]!, deliverCount: '七' })).toBe('invalid');
});

const entry: AcceptanceEntry = {
  id: 'r1',
  materialName: '轴承',
  materialCode: null,
  unit: '套',
  deliverCount: 0.3,
  acceptCount: 0.3,
  rejectCount: 0,
  rejectReason: '',
};
test('rejects what is not accepted, with a reason', () => {
  expect(acceptanceFault(entry)).toBeUndefined();
  const partly = withAccepted(entry, '0.1');
  expect(partly).toMatchObject({ acceptCount: '0.1', rejectCount: 0.2 });
  expect(acceptanceFault(partly)).toBe('reason-missing');
  expect(acceptanceFault({ ...partly, rejectReason: '破损' })).toBeUndefined();
  expect(acceptanceFault(withAccepted(entry, 1))).toBe('not-balanced');
});

test('marks the inputs that a fault concerns', () => {
  const inputs = ['acceptCount', 'rejectCount', 'rejectReason'] as const;
  const faulty = (part: Partial<AcceptanceEntry>) =>
    inputs.filter((input) => isAcceptanceFaulty({ ...entry, ...part }, input));
  expect(faulty({})).toEqual([]);
  expect(faulty({ acceptCount: '一' })).toEqual(['acceptCount']);
  expect(faulty({ acceptCount: 1 })).toEqual(['acceptCount', 'rejectCount']);
  expect(faulty({ acceptCount: '0.1', rejectCount: '0.2' })).toEqual(['rejectReason']);
});
