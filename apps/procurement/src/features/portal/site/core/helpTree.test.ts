import { expect, test } from 'vitest';
import { findEntry, pathTo } from './helpTree';

const leaf = { id: 'c', title: '丙', children: null };
const tree = [
  { id: 'a', title: '甲', children: [{ id: 'b', title: '乙', children: [leaf] }] },
  { id: 'd', title: '丁', children: null },
];

test('finds an entry and its path', () => {
  expect(findEntry(tree, 'c')).toBe(leaf);
  expect(pathTo(tree, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(pathTo(tree, 'd').map(({ id }) => id)).toEqual(['d']);
  expect(pathTo(tree, 'x')).toEqual([]);
  expect(findEntry([], 'x')).toBeUndefined();
});
