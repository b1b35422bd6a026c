import { expect, test } from 'vitest';
import { nextActiveRow } from './nextActiveRow';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 99, undefined],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, undefined],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['PageDown', 0, 9],
  ['PageDown', 95, 99],
  ['PageDown', 99, undefined],
  ['PageUp', 50, 41],
  ['PageUp', 3, 0],
  ['PageUp', 0, undefined],
  ['Enter', 3, undefined],
])('%s in row %i leads to %s', (key, active, expected) => {
  expect(nextActiveRow(key, { active, count: 100, pageRows: 10 })).toBe(expected);
});

test('ignores keys in a table without rows', () => {
  expect(nextActiveRow('Home', { active: 0, count: 0, pageRows: 10 })).toBeUndefined();
});
