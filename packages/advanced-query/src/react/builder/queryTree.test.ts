import { expect, test } from 'vitest';
import type { QueryGroup } from '../../core';
import { changeCondition, fromTree, itemsOf, place, shift, toTree, type TreeGroup } from './queryTree';

const condition = (field: string) => ({ field, rule: 'eq' as const, val: field });
const query: QueryGroup = {
  matchType: 'and',
  conditions: [condition('a'), condition('b'), { matchType: 'or', conditions: [condition('c'), condition('d')] }],
};
/** `a b (c d)`. */
const shown = (tree: TreeGroup): string =>
  itemsOf(tree)
    .map((item) => ('rules' in item ? `(${shown(item as TreeGroup)})` : item.field))
    .join(' ');

test('fromTree reverses toTree', () => expect(fromTree(toTree(query))).toEqual(query));

test.each([
  [[0], [2], 'b a (c d)'],
  [[0], [3], 'b (c d) a'],
  [[1], [0], 'b a (c d)'],
  [[0], [2, 1], 'b (c a d)'],
  [[2, 0], [0], 'c a b (d)'],
  [[2, 0], [2, 2], 'a b (d c)'],
  [[2], [0], '(c d) a b'],
  [[2], [2, 0], 'a b (c d)'],
])('%j to %j: %s', (from, to, expected) => {
  const tree = toTree(query);
  const next = place(tree, from, to);
  expect(shown(next)).toBe(expected);
  expect(fromTree(tree)).toEqual(query);
});

test('a moved member keeps its id', () => {
  const tree = toTree(query);
  const { id } = itemsOf(tree)[0]!;
  expect(itemsOf(place(tree, [0], [3])).at(-1)!.id).toBe(id);
  expect(itemsOf(shift(tree, id, 'down'))[1]!.id).toBe(id);
  expect(itemsOf(changeCondition(tree, id, condition('z')))[0]).toMatchObject({ id, condition: condition('z') });
});
