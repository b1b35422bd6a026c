import { describe, expect, test } from 'vitest';
import { readAcceptance, receiptStateOf, rejectedWhole } from './acceptance';
import type { AcceptanceLine } from './schema';

const LINES = [
  { id: 'r1', orderDetailId: 'l1', deliverCount: 5 },
  { id: 'r2', orderDetailId: 'l2', deliverCount: '0.3' },
];
const second: AcceptanceLine = { id: 'r2', acceptCount: '0.1', rejectCount: '0.2', rejectReason: ' 破损 ' };

test('accepts and rejects the delivered quantities', () => {
  expect(readAcceptance(LINES, [second, { id: 'r1', acceptCount: 5, rejectReason: '无' }])).toEqual({
    ok: true,
    value: [
      { id: 'r1', orderDetailId: 'l1', acceptCount: '5', rejectCount: '0', rejectReason: null },
      { id: 'r2', orderDetailId: 'l2', acceptCount: '0.1', rejectCount: '0.2', rejectReason: '破损' },
    ],
  });
});

test.each<[AcceptanceLine[], string, string]>([
  [[second], 'line-missing', 'receiptDetailList'],
  [[second, second], 'repeated-line', 'receiptDetailList/1/id'],
  [[{ id: 'x', acceptCount: 1 }], 'unknown-line', 'receiptDetailList/0/id'],
  [[{ id: 'r1', acceptCount: 6 }], 'not-balanced', 'receiptDetailList/0/acceptCount'],
  [[{ id: 'r1', acceptCount: 4, rejectCount: 2 }], 'not-balanced', 'receiptDetailList/0/acceptCount'],
  [[{ id: 'r1' }], 'not-balanced', 'receiptDetailList/0/acceptCount'],
])('%j is refused as %s', (given, code, field) => {
  expect(readAcceptance(LINES, given)).toEqual({ ok: false, reason: { code, field } });
});

describe('the state of a receipt', () => {
  const of = (...quantities: [accept: string, reject: string][]) =>
    receiptStateOf(quantities.map(([acceptCount, rejectCount]) => ({ acceptCount, rejectCount })));
  test.each([
    [of(['5', '0'], ['1', '0']), '1'],
    [of(['5', '0'], ['0', '1']), '2'],
    [of(['4', '1']), '2'],
    [of(['0', '5'], ['0', '1']), '3'],
  ])('%s is %s', (state, expected) => expect(state).toBe(expected));
  test('is 3 after everything is rejected', () => {
    expect(receiptStateOf(rejectedWhole(LINES, '订单关闭'))).toBe('3');
  });
});
