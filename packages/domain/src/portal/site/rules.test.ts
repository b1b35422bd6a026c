import { expect, test } from 'vitest';
import { entriesBelow, mayMoveBelow, treeOf } from './rules';

const branches = [
  { id: 'a', pid: '0' },
  { id: 'b', pid: 'a' },
  { id: 'c', pid: 'b' },
  { id: 'd', pid: 'gone' },
];

test.each([
  ['c', 'a', true],
  ['a', '0', true],
  ['a', 'a', false],
  ['a', 'c', false],
  ['b', 'c', false],
])('moves %s below %s: %s', (id, pid, isValid) => {
  expect(mayMoveBelow(branches, id, pid)).toBe(isValid);
});

test('terminates on a cycle', () => {
  const ring = [
    { id: 'a', pid: 'b' },
    { id: 'b', pid: 'a' },
  ];
  expect(mayMoveBelow(ring, 'x', 'a')).toBe(true);
  expect(treeOf(ring, ({ id }) => id)).toEqual([]);
  expect(entriesBelow(ring, 'a').map(({ id }) => id)).toEqual(['b', 'a']);
});

test.each([
  ['a', ['b', 'c']],
  ['0', ['a', 'b', 'c']],
  ['c', []],
])('below %s are %j', (id, below) => {
  expect(entriesBelow(branches, id).map((entry) => entry.id)).toEqual(below);
});

interface Node {
  id: string;
  children: Node[] | null;
}

test('builds a tree in order and drops rows without their parent', () => {
  const nodeOf = ({ id }: { id: string }, children: Node[] | null): Node => ({ id, children });
  expect(treeOf(branches, nodeOf)).toEqual([
    { id: 'a', children: [{ id: 'b', children: [{ id: 'c', children: null }] }] },
  ]);
});
