import { expect, test } from 'vitest';
import { usedAfter } from './lineUse';

const line = { id: 'l1', counts: 10, actualCounts: null, usedCounts: 4 };
const use = (quantity: string, field = 'detailList/0/actualCounts') => ({ lineId: 'l1', quantity, field });

test.each([
  ['takes a part', [use('2.5')], '6.5'],
  ['takes everything left', [use('6')], '10'],
  ['gives back', [use('-4')], '0'],
  ['never falls below 0', [use('-9')], '0'],
  ['gives back before it takes again', [use('-4'), use('10')], '10'],
])('%s', (_name, uses, after) => {
  expect(usedAfter([line], uses)).toEqual({ ok: true, value: new Map([['l1', after]]) });
});

test('refuses more than is left, exactly', () => {
  expect(usedAfter([line], [use('6.00000001', 'detailList/3/actualCounts')])).toEqual({
    ok: false,
    reason: { code: 'too-much', field: 'detailList/3/actualCounts', open: '6' },
  });
  expect(usedAfter([{ ...line, actualCounts: 5 }], [use('2')])).toMatchObject({ reason: { open: '1' } });
});

test('gives back even if the quantity to purchase fell below what is used', () => {
  expect(usedAfter([{ ...line, actualCounts: 1 }], [use('-1')])).toEqual({
    ok: true,
    value: new Map([['l1', '3']]),
  });
});
