import { expect, test } from 'vitest';
import { menu } from '../testing/menu';
import { breadcrumbOf, matchedOf, trimMatched } from './matched';
import { routesFromMenu } from './routesFromMenu';

test.each([
  [[], []],
  [['root'], ['root']],
  [
    ['root', 'a', 'b'],
    ['root', 'a', 'b'],
  ],
  [
    ['root', 'a', 'b', 'c'],
    ['root', 'a', 'c'],
  ],
  [
    ['root', 'a', 'b', 'c', 'd', 'e'],
    ['root', 'a', 'e'],
  ],
])('trimMatched(%j) is %j', (matched, kept) => expect(trimMatched(matched)).toEqual(kept));

const home = { path: '/dashboard/analysis', name: 'dashboard', title: '首页' };
const routes = routesFromMenu(menu);
const at = (path: string) => routes.find((route) => route.path === path);

test.each([
  ['/dashboard/analysis', ['首页']],
  ['/purchase/plan', ['首页', '采购管理', '需求计划']],
  ['/supplier', ['首页', '供应商管理']],
  ['/monitor/SystemInfo', ['首页', '系统管理', '服务器信息']],
  ['/nowhere', ['首页']],
])('the breadcrumb at %s is %j', (path, titles) =>
  expect(breadcrumbOf(at(path), home).map(({ title }) => title)).toEqual(titles),
);

test('the breadcrumb ends with the title of the page, if it has one of its own', () => {
  const titles = breadcrumbOf(at('/purchase/plan'), home, 'JH202611290001').map(({ title }) => title);
  expect(titles).toEqual(['首页', '采购管理', 'JH202611290001']);
});

test('matched records start at the root', () => {
  const root = { path: '/', name: 'dashboard', title: '' };
  expect(matchedOf(at('/purchase/plan')!, root).map(({ path }) => path)).toEqual(['/', '/purchase', '/purchase/plan']);
});
