import { isExternal, isIframe, isLayout, menuTitle, routeName, type MenuItem } from './menu';
import { requiredCodes } from './permissions';
import type { RoutePage, RouteRecord, ShellRoute } from './shellRoute';

/**
 * The routes of a menu as a flat list in menu order, with absolute paths. Items with route flag `'0'` have no route, their
 * children have their own flag. Of equal paths the first is used.
 */
export function routesFromMenu(menu: readonly MenuItem[]): ShellRoute[] {
  const routes = new Map<string, ShellRoute>();
  collect(menu, [], routes);
  return [...routes.values()];
}

function collect(menu: readonly MenuItem[], parents: RouteRecord[], routes: Map<string, ShellRoute>) {
  for (const item of menu) {
    const record = recordOf(item);
    if (item.route !== '0' && item.path && !routes.has(record.path)) routes.set(record.path, routeOf(item, parents));
    collect(item.children ?? [], [...parents, record], routes);
  }
}

function recordOf(item: MenuItem): RouteRecord {
  const hasPage = item.route !== '0' && (!isGroup(item) || item.alwaysShow === true);
  return { path: absolute(item.path), name: routeName(item), title: menuTitle(item), ...(hasPage ? {} : { hasPage }) };
}

function routeOf(item: MenuItem, parents: RouteRecord[]): ShellRoute {
  const redirect = redirectOf(item);
  return {
    ...recordOf(item),
    page: pageOf(item),
    ...(redirect ? { redirect } : {}),
    ...(item.meta?.icon ? { icon: item.meta.icon } : {}),
    keepAlive: item.meta?.keepAlive !== false,
    hideTab: item.meta?.hideTab === true,
    permission: requiredCodes(item.meta),
    parents,
    item,
  };
}

function pageOf(item: MenuItem): RoutePage {
  const url = item.meta?.url;
  if (url && isExternal(item)) return { kind: 'external', url };
  if (url && isIframe(item)) return { kind: 'iframe', url };
  if (!isLayout(item.component)) return { kind: 'view', component: item.component! };
  return { kind: 'group', children: (item.children ?? []).filter(isReachable).map(recordOf) };
}

function redirectOf(item: MenuItem): string | undefined {
  if (item.alwaysShow) return absolute(item.path);
  if (item.redirect) return absolute(item.redirect);
  // A group redirects to its first page.
  if (isGroup(item)) return firstPage(item.children ?? []);
  return undefined;
}

function firstPage(menu: readonly MenuItem[]): string | undefined {
  for (const item of menu.filter(isReachable)) {
    const path = isGroup(item) && !item.alwaysShow ? firstPage(item.children ?? []) : absolute(item.path);
    if (path) return path;
  }
  return undefined;
}

const isGroup = (item: MenuItem) => isLayout(item.component) && !item.meta?.url;
const isReachable = (item: MenuItem) => !item.hidden && item.route !== '0' && !isExternal(item);
const absolute = (path: string) => (path.startsWith('/') ? path : `/${path}`);
