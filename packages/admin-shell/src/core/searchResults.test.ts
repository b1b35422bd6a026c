import { expect, test } from 'vitest';
import { menu } from '../testing/menu';
import { searchResults, MENU_HITS, nextHit } from './searchResults';
import { searchMenu } from './searchMenu';
import { visibleMenu } from './visibleMenu';

const entries = visibleMenu(menu, []);
const plan = {
  key: 'plan 1',
  title: '装配车间润滑油脂需求计划',
  note: 'JH202611170004',
  path: '/purchase/plan/view?id=1',
};
const supplier = { key: 'supplier 1', title: '锐衡泵业', path: '/supplier/view?id=1' };

test('menu pages come first, with their parent groups', () => {
  const found = searchResults(
    { title: '菜单', hits: searchMenu(entries, '需求') },
    [{ title: '需求计划', hits: [plan] }],
    () => true,
  );
  expect(found).toMatchObject([
    { title: '菜单', hits: [{ title: '需求计划', note: '采购管理', path: '/purchase/plan' }] },
    { title: '需求计划', hits: [plan] },
  ]);
});

test('omits results without a route, and kinds without results', () => {
  const records = [
    { title: '需求计划', hits: [plan] },
    { title: '供应商', hits: [supplier] },
  ];
  const found = searchResults({ title: '菜单', hits: [] }, records, (path) => path.startsWith('/purchase'));
  expect(found).toEqual([{ title: '需求计划', hits: [plan] }]);
});

test('limits menu pages to leave room for records', () => {
  const hits = Array.from({ length: 20 }, (_, index) => ({ entry: { ...entries[0]!, path: `/${index}` }, above: [] }));
  expect(searchResults({ title: '菜单', hits }, [], () => true)[0]!.hits).toHaveLength(MENU_HITS);
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [-1, 1, 3, 0],
  [0, 1, 0, -1],
] as const)('from %i by %i of %i: %i', (at, step, count, next) => {
  expect(nextHit(at, step, count)).toBe(next);
});
