import { expect, test } from 'vitest';
import { keptTexts } from './keptTexts';

test('a text is created once for an object and a key', () => {
  const textOf = keptTexts();
  const [one, other] = [{}, {}];
  expect([textOf(one, 'a', () => '1'), textOf(other, 'a', () => '2'), textOf(one, 'b', () => '3')]).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect([textOf(one, 'a', () => '4'), textOf(other, 'a', () => '4')]).toEqual(['1', '2']);
});
