import type { RightNode } from '@gezi/domain';
import { expect, test } from 'vitest';
import { branchesOf, indexRights, toggleRight } from './rightNodes';

const node = (id: string, parentId: string, children: RightNode[] | null = null): RightNode => ({
  id,
  key: id,
  value: id,
  title: id,
  slotTitle: id,
  parentId,
  icon: null,
  menuType: 1,
  ruleFlag: 0,
  scopedSlots: { title: 'hasDatarule' },
  isLeaf: !children,
  leaf: !children,
  children,
});
const index = indexRights([
  node('a', '', [node('b', 'a', [node('b1', 'b'), node('b2', 'b')]), node('c', 'a')]),
  node('d', ''),
]);

test.each([
  ['a leaf takes what stands above it', [], 'b1', true, true, ['a', 'b', 'b1']],
  ['a branch takes all below', [], 'b', true, true, ['a', 'b', 'b1', 'b2']],
  ['clearing a branch leaves what stands above', ['a', 'b', 'b1'], 'b', false, true, ['a']],
  ['alone it is alone', [], 'b', true, false, ['b']],
  ['and so is clearing it', ['a', 'b', 'b1'], 'b', false, false, ['a', 'b1']],
  ['what is not there changes nothing', ['d'], 'x', true, true, ['d']],
])('%s', (_case, chosen, id, isOn, isLinked, expected) => {
  expect([...toggleRight(index, new Set(chosen), id, isOn, isLinked)].toSorted()).toEqual(expected);
});

test('expands branches, not leaves', () => {
  expect(branchesOf(index)).toEqual(['a', 'b']);
  expect(index.ids).toEqual(['a', 'b', 'b1', 'b2', 'c', 'd']);
});
