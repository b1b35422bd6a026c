import { describe, expect, test } from 'vitest';
import { checkLinked, halfChecked } from './checkLinked';
import { filterTree } from './filterTree';
import { indexTree, keysAbove, keysBelow, type TreeNode } from './TreeIndex';

const node = (key: string, children: TreeNode[] | null = null): TreeNode => ({ key, title: key, children });
const index = indexTree([node('1', [node('11', [node('111'), node('112')]), node('12')]), node('2')]);

test('indexes nodes in tree order', () => {
  expect(index.keys).toEqual(['1', '11', '111', '112', '12', '2']);
  expect(keysAbove(index, '111')).toEqual(['11', '1']);
  expect(keysBelow(index, '1').toSorted()).toEqual(['11', '111', '112', '12']);
});

describe('父子关联', () => {
  const check = (checked: string[], key: string, on = true, locked?: Set<string>) =>
    [...checkLinked(index, new Set(checked), key, on, locked)].toSorted();

  test.each([
    [[], '1', ['1', '11', '111', '112', '12']],
    [[], '111', ['111']],
    [['111'], '112', ['11', '111', '112']],
    [['11', '111', '112'], '12', ['1', '11', '111', '112', '12']],
  ])('%j and %s', (checked, key, after) => expect(check(checked, key)).toEqual(after));

  test('unchecking a child unchecks its parents', () =>
    expect(check(['1', '11', '111', '112', '12'], '112', false)).toEqual(['111', '12']));

  test('disabled nodes stay unchanged', () => expect(check(['112'], '11', false, new Set(['112']))).toEqual(['112']));

  test('shows a dash if a descendant is checked', () =>
    expect([...halfChecked(index, new Set(['111']))].toSorted()).toEqual(['1', '11']));
});

describe('search', () => {
  const search = (...keys: string[]) => filterTree(index, ({ key }) => keys.includes(key));
  test('keeps ancestors and descendants of a match', () => {
    const found = search('11');
    expect(indexTree(found.roots).keys).toEqual(['1', '11', '111', '112']);
    expect(found).toMatchObject({ expanded: ['1'], count: 1 });
  });
  test('drops descendants if there are many matches', () => {
    const wide = indexTree(Array.from({ length: 60 }, (_, nth) => node(`a${nth}`, [node(`a${nth}x`)])));
    const found = filterTree(wide, ({ key }) => !key.endsWith('x'));
    expect(found.count).toBe(60);
    expect(indexTree(found.roots).keys).toHaveLength(60);
  });
  test('returns no roots without matches', () => expect(search().roots).toEqual([]));
});
