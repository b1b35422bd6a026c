import { expect, test } from 'vitest';
import { roundRows } from './roundRows';

test('lists suppliers once, those of the latest round first', () => {
  const bid = (supplierName: string, tenderPrice: number) => ({ supplierName, tenderPrice, rank: null });
  const rows = roundRows([
    { round: 1, bids: [bid('甲', 10), bid('乙', 11), bid('丙', 12)] },
    { round: 2, bids: [bid('乙', 9), bid('甲', 9.5)] },
  ]);
  expect(
    rows.map(({ supplierName, prices }) => [supplierName, prices[1]?.tenderPrice, prices[2]?.tenderPrice]),
  ).toEqual([
    ['乙', 11, 9],
    ['甲', 10, 9.5],
    ['丙', 12, undefined],
  ]);
});
