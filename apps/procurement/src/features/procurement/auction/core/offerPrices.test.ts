import type { AuctionLine } from '@gezi/domain';
import { expect, test } from 'vitest';
import { dropFrom, isPrice, lowered, offerRows, totalOf } from './offerPrices';

const line = (detailId: string, needCount: number | null, myPrice: number | null): AuctionLine => ({
  detailId,
  needCount,
  myPrice,
  materialCode: null,
  materialName: '电缆',
  materialDes: null,
  models: null,
  otherSkillDemand: null,
  unit: '米',
  demandTime: null,
});
const rows = offerRows([line('a', 3, 10), line('b', 0.5, 4.01)]);

test('the total needs a price of every line', () => {
  expect(totalOf(rows)).toBe('32.005');
  expect(totalOf([rows[0]!, { ...rows[1]!, price: null }])).toBeUndefined();
  expect(totalOf([rows[0]!, { ...rows[1]!, price: 0 }])).toBeUndefined();
  expect(totalOf([])).toBeUndefined();
  expect(totalOf(offerRows([line('a', null, 10), line('b', null, 4)]))).toBe('14');
});

test('lowering needs a price of every line', () => {
  expect(lowered(rows, 10)).toEqual({ a: 6.87, b: 2.75 });
  expect(lowered([rows[0]!, { ...rows[1]!, price: null }], 10)).toBeUndefined();
  expect(lowered(rows, 100)).toBeUndefined();
});

test('a drop is a share of the former total', () => {
  expect(dropFrom(100, '79')).toBeCloseTo(0.21);
  expect(dropFrom(100, '120')).toBe(0);
});

test.each([
  [1, true],
  ['0.00000001', true],
  [0, false],
  ['0.000000001', false],
  ['1e3', false],
  [-1, false],
  [null, false],
  ['', false],
])('%j is a price: %s', (value, is) => expect(isPrice(value)).toBe(is));
