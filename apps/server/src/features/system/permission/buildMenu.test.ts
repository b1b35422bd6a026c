import { expect, test } from 'vitest';
import { buildMenu, type MenuRow } from './buildMenu';

const row = (over: Partial<MenuRow>): MenuRow => ({
  id: '1',
  parentId: '',
  name: '菜单',
  nameEn: null,
  url: '/a/b',
  component: 'a/B',
  componentName: null,
  redirect: null,
  icon: null,
  route: true,
  keepAlive: false,
  hidden: false,
  hideTab: false,
  alwaysShow: false,
  internalOrExternal: false,
  ...over,
});

test('puts home first and adds it when missing', () => {
  expect(buildMenu([])).toMatchObject([{ path: '/dashboard/analysis', component: 'dashboard/Analysis' }]);
  const menu = buildMenu([
    row({}),
    row({ id: '2', name: '首页', url: '/dashboard/analysis', component: 'dashboard/Analysis' }),
  ]);
  expect(menu.map(({ id }) => id)).toEqual(['2', '1']);
});

test('builds items as in the contract, with optional properties only when set', () => {
  const [, item] = buildMenu([row({ url: '/a/:id/b', redirect: '/x', keepAlive: true })]);
  expect(item).toEqual({
    id: '1',
    path: '/a/:id/b',
    name: 'a-@id-b',
    component: 'a/B',
    redirect: '/x',
    route: '1',
    meta: { title: '菜单', keepAlive: true, internalOrExternal: false },
  });
  const [, full] = buildMenu([
    row({
      componentName: 'Named',
      route: false,
      alwaysShow: true,
      hidden: true,
      hideTab: true,
      icon: 'home',
      internalOrExternal: true,
    }),
  ]);
  expect(full).toMatchObject({
    name: 'Named',
    route: '0',
    alwaysShow: true,
    hidden: true,
    meta: { icon: 'home', componentName: 'Named', hideTab: true, target: '_blank' },
  });
});

test('uses the hash of an external URL as path', () => {
  const [, item] = buildMenu([row({ url: 'https://example.com/x?token=${token}' })]);
  expect(item!.path).toMatch(/^[0-9a-f]{32}$/);
  expect(item!.meta.url).toBe('https://example.com/x?token=${token}');
});

test('hides a parent whose children are all hidden and keeps redirects at the top level only', () => {
  const menu = buildMenu([
    row({}),
    row({ id: '2', parentId: '1', hidden: true, redirect: '/x' }),
    row({ id: '3', url: '/c' }),
    row({ id: '4', parentId: '3', hidden: true }),
    row({ id: '5', parentId: '3' }),
    row({ id: '6', parentId: 'gone' }),
  ]);
  expect(menu[1]).toMatchObject({ id: '1', hidden: true, children: [{ id: '2', redirect: null }] });
  expect(menu[2]).not.toHaveProperty('hidden');
  expect(menu).toHaveLength(3);
});
