import { describe, expect, test } from 'vitest';
import { access, menu } from '../testing/menu';
import { routeName, type MenuItem } from './menu';
import { routesFromMenu } from './routesFromMenu';

const byPath = (items: readonly MenuItem[]) => new Map(routesFromMenu(items).map((route) => [route.path, route]));

describe('the platform menu', () => {
  const routes = byPath(menu);

  test('creates one route per item, including groups', () => {
    expect([...routes.keys()]).toEqual([
      '/dashboard/analysis',
      '/purchase',
      '/purchase/plan',
      '/purchase/plan/:id',
      '/purchase/project',
      '/purchase/review',
      '/supplier',
      '/supplier/list',
      '/supplier/black',
      '/isystem',
      '/isystem/user',
      '/isystem/roleUserList',
      '/isystem/monitor',
      '/monitor/SystemInfo',
      '/isystem/druid',
      '/d41d8cd98f00b204e9800998ecf8427e',
    ]);
    expect(access.menu).toBe(menu);
  });

  test('a page has its view and its parent groups', () => {
    expect(routes.get('/monitor/SystemInfo')).toMatchObject({
      name: 'monitor-SystemInfo',
      title: '服务器信息',
      page: { kind: 'view', component: 'modules/monitor/SystemInfo' },
      parents: [{ title: '系统管理' }, { title: '系统监控' }],
      keepAlive: true,
    });
  });

  test('a group redirects to its first page, an alwaysShow group to itself', () => {
    expect(routes.get('/purchase')).toMatchObject({ redirect: '/purchase/plan', hasPage: false });
    expect(routes.get('/supplier')).toMatchObject({
      redirect: '/supplier',
      page: { kind: 'group', children: [{ title: '供应商名录' }, { title: '黑名单' }] },
    });
    expect(routes.get('/supplier')).not.toHaveProperty('hasPage');
  });

  test('embedded and external pages keep their URL with placeholders', () => {
    expect(routes.get('/isystem/druid')!.page).toEqual({
      kind: 'iframe',
      url: "{{ window._CONFIG['domianURL'] }}/druid?token=${token}",
    });
    expect(routes.get('/d41d8cd98f00b204e9800998ecf8427e')!.page).toEqual({
      kind: 'external',
      url: 'https://example.com/manual',
    });
  });

  test('maps permission metadata and keepAlive', () => {
    expect(routes.get('/purchase/review')!.permission).toEqual(['bid:review']);
    expect(routes.get('/supplier/black')!.keepAlive).toBe(false);
  });
});

test("a route flag of '0' skips the item, but not its children", () => {
  const routes = byPath([
    {
      path: '/a',
      component: 'layouts/RouteView',
      route: '0',
      children: [
        { path: '/a/b', component: 'A', route: '1' },
        { path: '/a/c', component: 'C', route: '0' },
      ],
    },
  ]);
  expect([...routes.keys()]).toEqual(['/a/b']);
  expect(routes.get('/a/b')!.parents).toMatchObject([{ path: '/a', hasPage: false }]);
});

test('the first page of a group is neither hidden, unrouted, external nor empty', () => {
  const group = (children: MenuItem[], more: Partial<MenuItem> = {}): MenuItem => ({
    path: '/g',
    component: 'layouts/RouteView',
    children,
    ...more,
  });
  const first = (item: MenuItem) => byPath([item]).get('/g')!.redirect;
  expect(
    first(
      group([
        { path: '/h', component: 'H', hidden: true },
        { path: '/r', component: 'R', route: '0' },
        {
          path: '/e',
          component: 'layouts/IframePageView',
          meta: { url: 'https://x.example', internalOrExternal: true },
        },
        { path: '/n', component: 'layouts/RouteView', children: [] },
        { path: '/d', component: 'layouts/RouteView', children: [{ path: '/d/p', component: 'P' }] },
      ]),
    ),
  ).toBe('/d/p');
  expect(first(group([{ path: '/p', component: 'P' }], { redirect: '/elsewhere' }))).toBe('/elsewhere');
  expect(first(group([]))).toBeUndefined();
});

test('the first of two items with the same path wins; a missing leading slash is added', () => {
  const routes = routesFromMenu([
    { path: 'x', component: 'One' },
    { path: '/x', component: 'Two' },
  ]);
  expect(routes).toMatchObject([{ path: '/x', page: { component: 'One' } }]);
});

test.each([
  [{ path: '/isystem/user' }, 'isystem-user'],
  [{ path: '/purchase/plan/:id' }, 'purchase-plan-@id'],
  [{ path: 'plain' }, 'plain'],
  [{ path: '/x', name: 'account-center' }, 'account-center'],
])('routeName(%j) is %s', (item, name) => expect(routeName(item)).toBe(name));
