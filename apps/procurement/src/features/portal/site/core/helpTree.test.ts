import { expect, test } from 'vitest';
import { findEntry, wayTo } from './helpTree';

const leaf = { id: 'c', title: '丙', children: null };
const tree = [
  { id: 'a', title: '甲', children: [{ id: 'b', title: '乙', children: [leaf] }] },
  { id: 'd', title: '丁', children: null },
];

test('finds an entry and its path', () => {
  expect(findEntry(tree, 'c')).toBe(leaf);
  expect(wayTo(tree, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(wayTo(tree, 'd').map(({ id }) => id)).toEqual(['d']);
  expect(wayTo(tree, 'x')).toEqual([]);
  expect(findEntry([], 'x')).toBeUndefined();
});
