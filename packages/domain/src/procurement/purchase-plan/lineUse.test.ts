import { expect, test } from 'vitest';
import { usedAfter } from './lineUse';

const line = { id: 'l1', counts: 10, actualCounts: null, usedCounts: 4 };
const taking = (quantity: string, field = 'detailList/0/actualCounts') => ({ lineId: 'l1', quantity, field });

test.each([
  ['takes a part', [taking('2.5')], '6.5'],
  ['takes everything left', [taking('6')], '10'],
  ['gives back', [taking('-4')], '0'],
  ['never falls below 0', [taking('-9')], '0'],
  ['gives back before it takes again', [taking('-4'), taking('10')], '10'],
])('%s', (_name, uses, after) => {
  expect(usedAfter([line], uses)).toEqual({ ok: true, value: new Map([['l1', after]]) });
});

test('refuses more than is left, exactly', () => {
  expect(usedAfter([line], [taking('6.00000001', 'detailList/3/actualCounts')])).toEqual({
    ok: false,
    reason: { code: 'too-much', field: 'detailList/3/actualCounts', open: '6' },
  });
  expect(usedAfter([{ ...line, actualCounts: 5 }], [taking('2')])).toMatchObject({ reason: { open: '1' } });
});

test('gives back even if the quantity to purchase fell below what is used', () => {
  expect(usedAfter([{ ...line, actualCounts: 1 }], [taking('-1')])).toEqual({
    ok: true,
    value: new Map([['l1', '3']]),
  });
});
