import { expect, test } from 'vitest';
import { addIndex, readAddSettings } from './addSettings';

test.each([
  [undefined, { count: 1, position: 0 }],
  [
    { count: 0, position: -3 },
    { count: 1, position: 0 },
  ],
  [
    { count: 2.9, position: 4 },
    { count: 2, position: 4 },
  ],
  [
    { count: 1e9, position: 'x' },
    { count: 1000, position: 0 },
  ],
  ['broken', { count: 1, position: 0 }],
])('reads stored %j as %j', (stored, settings) => {
  expect(readAddSettings(stored)).toEqual(settings);
});

test.each([
  [0, 5, 5],
  [1, 5, 0],
  [5, 5, 4],
  [6, 5, 5],
  [3, 0, 0],
])('position %i of %i rows is index %i', (position, size, index) => {
  expect(addIndex({ count: 1, position }, size)).toBe(index);
});
