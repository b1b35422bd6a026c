import { expect, test } from 'vitest';
import { mayMoveBelow, publicStatus, treeOf } from './rules';

const NOW = '2026-03-16 10:00:00';

test.each([
  ['3', '2026-03-17 09:00:00', '2026-03-20 17:00:00', '3'],
  ['3', NOW, '2026-03-20 17:00:00', '4'],
  ['4', '2026-03-10 09:00:00', '2026-03-20 17:00:00', '4'],
  ['4', '2026-03-10 09:00:00', NOW, '5'],
  ['3', '2026-03-10 09:00:00', '2026-03-12 17:00:00', '5'],
  ['3', null, null, '3'],
  ['8', '2026-03-10 09:00:00', '2026-03-12 17:00:00', '8'],
])('shows a project in state %s, open from %s to %s, in state %s', (status, proStartTime, proEndTime, shown) => {
  expect(publicStatus({ status, proStartTime, proEndTime }, NOW)).toBe(shown);
});

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
