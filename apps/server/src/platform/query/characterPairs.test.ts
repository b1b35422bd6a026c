import { expect, test } from 'vitest';
import { purchasePlan } from '../db';
import { hasPairIndex, pairsOf } from './characterPairs';

test.each([
  ['', []],
  ['钢', []],
  ['钢管', ['钢管']],
  ['轴承轴承', ['轴承', '承轴']],
  ['M8 Ü', ['m8', '8 ', ' Ü']],
  ['𠮷野家', ['𠮷野', '野家']],
])('the pairs of %j are %j', (text, pairs) => {
  expect(pairsOf(text)).toEqual(pairs);
});

test('columns with an index of pairs are known', () => {
  expect(hasPairIndex(purchasePlan.planName)).toBe(true);
  expect(hasPairIndex(purchasePlan.departName)).toBe(false);
});
