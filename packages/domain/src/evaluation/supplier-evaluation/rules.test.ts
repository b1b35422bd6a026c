import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluatedTotal, findEvalFault, findSubmitFault, levelOfScore } from './rules';

const item = (itemName: string, markValue: number, score: number | null) => ({ itemName, markValue, score });

test.each([
  [100, 'A'],
  [90, 'A'],
  [89.99, 'B'],
  [75, 'B'],
  [74.99, 'C'],
  [60, 'C'],
  [59.99, 'D'],
  [0, 'D'],
  [null, null],
])('%s points are level %s', (score, level) => {
  expect(levelOfScore(score)).toBe(level);
});

test('totals round half-up to two decimals', () => {
  expect(evaluatedTotal([item('质量', 50, 90.01), item('交付', 50, 80)])).toBe(85.01);
  expect(evaluatedTotal([item('质量', 30, 92.5), item('交付', 70, 88.25)])).toBe(89.53);
});

test.each([
  [[], { code: 'no-items', field: 'itemList' }],
  [[item('质量', 60, 90)], { code: 'weights-not-100', field: 'itemList' }],
  [[item('质量', 60, 90), item('交付', 40, null)], { code: 'missing-score', field: 'itemList/1/score' }],
  [[item('质量', 60, 90), item(' 质量 ', 40, 90)], { code: 'repeated-item', field: 'itemList/1/itemName' }],
  [[item('质量', 100, 90.001)], { code: 'too-precise', field: 'itemList/0/score' }],
])('refuses to submit %j', (items, fault) => {
  expect(findSubmitFault(items)).toEqual(fault);
  expect(evaluatedTotal(items)).toBeNull();
});

test('a draft may lack scores and weights', () => {
  expect(findEvalFault([item('质量', 60, null)])).toBeUndefined();
});

test('a total lies between the lowest and the highest score', () => {
  const score = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), score, score, (weight, first, second) => {
      const total = evaluatedTotal([item('质量', weight, first), item('交付', 100 - weight, second)])!;
      expect(total).toBeGreaterThanOrEqual(Math.min(first, second));
      expect(total).toBeLessThanOrEqual(Math.max(first, second));
    }),
  );
});
