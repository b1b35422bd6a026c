import { expect, test } from 'vitest';
import { keep } from './keep';

test('a value is created once', () => {
  const kept = new Map<string, number>();
  const lengths: string[] = [];
  const lengthOf = (text: string) => keep(kept, text, 2, () => lengths.push(text));
  expect(['a', 'b', 'a'].map(lengthOf)).toEqual([1, 2, 1]);
});

test('one more than the maximum begins anew', () => {
  const kept = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  expect(keep(kept, 'c', 2, () => 3)).toBe(3);
  expect([...kept]).toEqual([['c', 3]]);
});
