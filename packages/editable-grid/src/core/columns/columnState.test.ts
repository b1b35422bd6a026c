import { describe, expect, test } from 'vitest';
import { orderedKeys, withHidden, withMoved, withPin, withWidth } from './columnState';
import { readColumnState } from './readColumnState';

test.each([
  [120.6, 121],
  [3, 40],
  [5000, 1200],
])('a width of %d becomes %d', (wanted, width) => {
  expect(withWidth({ widths: { b: 80 } }, 'a', wanted)).toEqual({ widths: { a: width, b: 80 } });
});

test('stores pins and hidden columns', () => {
  expect(withPin({ pins: { a: 'start' } }, 'a', 'none')).toEqual({ pins: { a: 'none' } });
  expect(withHidden({}, ['a', 'b'], true)).toEqual({ hidden: ['a', 'b'] });
  expect(withHidden({ hidden: ['a', 'b'] }, ['a'], false)).toEqual({ hidden: ['b'] });
});

describe('moving', () => {
  const keys = ['a', 'b', 'c', 'd'];
  test.each<[string, string, 'before' | 'after', string[]]>([
    ['a', 'c', 'after', ['b', 'c', 'a', 'd']],
    ['a', 'c', 'before', ['b', 'a', 'c', 'd']],
    ['d', 'a', 'before', ['d', 'a', 'b', 'c']],
    ['b', 'd', 'after', ['a', 'c', 'd', 'b']],
  ])('moves %s next to %s, %s', (key, target, side, order) => {
    expect(withMoved({}, keys, key, target, side).order).toEqual(order);
  });

  test('moving next to itself or an unknown column changes nothing', () => {
    const state = { hidden: ['a'] };
    expect(withMoved(state, keys, 'a', 'a', 'after')).toBe(state);
    expect(withMoved(state, keys, 'x', 'a', 'after')).toBe(state);
  });
});

test('new columns are appended', () => {
  expect(orderedKeys(['a', 'b', 'c'], { order: ['c', 'gone', 'a'] })).toEqual(['c', 'a', 'b']);
  expect(orderedKeys(['a', 'b'], {})).toEqual(['a', 'b']);
});

test.each<[unknown, object]>([
  [undefined, {}],
  ['x', {}],
  [
    { order: ['a'], hidden: 'b', widths: { a: 80, b: '9', c: 1 }, pins: { a: 'start', b: 'top' } },
    { order: ['a'], widths: { a: 80 }, pins: { a: 'start' } },
  ],
  [{ order: [1], hidden: ['b'], more: 1 }, { hidden: ['b'] }],
])('reads stored %j as %j', (stored, state) => {
  expect(readColumnState(stored)).toEqual(state);
});
