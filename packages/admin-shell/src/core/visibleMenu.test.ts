import { expect, test } from 'vitest';
import { menu } from '../testing/menu';
import type { MenuItem } from './menu';
import { pages, searchMenu } from './searchMenu';
import { menuTrail, visibleMenu } from './visibleMenu';

const titles = (items: readonly MenuItem[], codes: string[] = []) =>
  pages(visibleMenu(items, codes)).map(({ entry }) => entry.title);

test('omits hidden items and items without permission', () => {
  expect(titles(menu)).toEqual([
    '首页',
    '需求计划',
    '采购项目',
    '供应商名录',
    '黑名单',
    '用户管理',
    '角色管理',
    '服务器信息',
    '连接池监控',
    '操作手册',
  ]);
  expect(titles(menu, ['bid:review'])).toContain('评标管理');
});

test('omits an empty group unless it is always shown', () => {
  const group = (more: Partial<MenuItem>): MenuItem => ({
    path: '/g',
    component: 'layouts/RouteView',
    meta: { title: '组' },
    children: [{ path: '/p', component: 'P', hidden: true }],
    ...more,
  });
  expect(visibleMenu([group({})], [])).toEqual([]);
  expect(visibleMenu([group({ alwaysShow: true })], [])).toMatchObject([{ title: '组' }]);
  expect(visibleMenu([group({ component: 'own/View' })], [])).toMatchObject([{ path: '/g' }]);
});

test('hideMenu hides; external and embedded pages are marked', () => {
  expect(visibleMenu([{ path: '/x', component: 'X', meta: { hideMenu: true } }], [])).toEqual([]);
  const entries = visibleMenu(menu.at(-1)!.children!, []);
  expect(entries.find(({ title }) => title === '操作手册')).toMatchObject({ external: 'https://example.com/manual' });
  expect(entries.find(({ title }) => title === '连接池监控')).toMatchObject({ iframe: true });
});

test('menuTrail returns the path from the outermost group to the page', () => {
  const entries = visibleMenu(menu, []);
  const trail = (path: string) => menuTrail(entries, path).map(({ title }) => title);
  expect(trail('/monitor/SystemInfo')).toEqual(['系统管理', '系统监控', '服务器信息']);
  expect(trail('/dashboard/analysis')).toEqual(['首页']);
  expect(trail('/purchase/plan/7')).toEqual(['采购管理', '需求计划']);
  expect(trail('/purchase/planning')).toEqual(['采购管理']);
  expect(trail('/supplier')).toEqual(['供应商管理']);
  expect(trail('/nowhere')).toEqual([]);
});

test.each([
  ['', []],
  ['   ', []],
  ['计划', ['需求计划']],
  ['系统', ['用户管理', '角色管理', '服务器信息', '连接池监控', '操作手册']],
  ['系统 用户', ['用户管理']],
  [
    '管理',
    ['用户管理', '角色管理', '需求计划', '采购项目', '供应商名录', '黑名单', '服务器信息', '连接池监控', '操作手册'],
  ],
  ['没有', []],
  ['.*', []],
])('searchMenu(%j)', (text, found) =>
  expect(searchMenu(visibleMenu(menu, []), text).map(({ entry }) => entry.title)).toEqual(found),
);

test('is case-insensitive and returns parent groups', () => {
  const entries = visibleMenu(
    [
      {
        path: '/online',
        component: 'layouts/RouteView',
        meta: { title: 'Online 开发' },
        children: [{ path: '/online/cgreport', component: 'R', meta: { title: '报表 SQL' } }],
      },
    ],
    [],
  );
  expect(searchMenu(entries, 'ONLINE sql')).toMatchObject([{ above: ['Online 开发'], entry: { title: '报表 SQL' } }]);
});
