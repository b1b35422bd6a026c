import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance } from './chance';
import { firstOrderKeys, isOrderKey, keysAt } from './orderKeys';
import { SyncDocument } from './SyncDocument';
import { applyStep } from './SyncStep';

const stamp = { version: 1, userId: 'u' };
const documentOf = (orders: readonly string[]) =>
  new SyncDocument({
    version: 0,
    rows: orders.map((order, nth) => ({ id: `r${String(nth).padStart(3, '0')}`, order, values: {}, stamps: {} })),
  });

test('rows keep their given position, even between rows with equal keys', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a0', 'a1', 'a1V', 'a2')),
      fc.nat(),
      fc.integer({ min: 1, max: 5 }),
      (orders, place, count) => {
        const document = documentOf(orders.toSorted());
        const index = place % (document.size + 1);
        const before = [...document.ids];
        const { keys, apart } = keysAt(document, index, count, chance(place));
        for (const step of apart) document.set(step.rowId, applyStep(document.get(step.rowId), step, stamp));
        keys.forEach((order, nth) => document.set(`new${nth}`, { id: `new${nth}`, order, values: {}, stamps: {} }));
        expect(document.ids).toEqual(before.toSpliced(index, 0, ...keys.map((_key, nth) => `new${nth}`)));
      },
    ),
  );
});

test('a thousand rows added at one position have keys of bounded length', () => {
  const document = documentOf(firstOrderKeys(2));
  const random = chance(7);
  for (let nth = 0; nth < 1000; nth += 1) {
    const {
      keys: [order],
      apart,
    } = keysAt(document, 1, 1, random);
    for (const step of apart) document.set(step.rowId, applyStep(document.get(step.rowId), step, stamp));
    document.set(`n${nth}`, { id: `n${nth}`, order: order!, values: {}, stamps: {} });
  }
  expect(document.ids[1]).toBe('n999');
  expect(Math.max(...document.ids.map((id) => document.get(id)!.order.length))).toBeLessThan(60);
});

test.each(['', '!', 'a', 'a00', 'b0', '中', 'a0 ', `a0${'1'.repeat(200)}`])('%j is not a key', (text) => {
  expect(isOrderKey(text)).toBe(false);
});
test.each(['a0', 'a0V', 'Zz', 'b00'])('%j is a key', (text) => expect(isOrderKey(text)).toBe(true));
