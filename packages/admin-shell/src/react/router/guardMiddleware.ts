import { matchRoutes, redirect, type MiddlewareFunction, type RouteObject } from 'react-router';
import { FORBIDDEN_PATH, guardNavigation, NOT_FOUND_PATH, type GuardRules, type GuardTarget } from '../../core/guard';
import { landingPath } from '../../core/landingPath';
import type { ShellRoute } from '../../core/shellRoute';
import type { AdminRouterProps } from './AdminRouterProps';
import type { ShellStore } from './shellStore';

export const ERROR_PATHS = [NOT_FOUND_PATH, FORBIDDEN_PATH, '/500'];

export interface GuardSurroundings {
  store: ShellStore;
  publicRoutes: RouteObject[];
  basename: string;
  /** Called at every navigation, because props change. */
  props: () => Pick<AdminRouterProps, 'loadPermission' | 'onLogout' | 'onEnter'> & GuardRules;
  /** Hash of the current navigation; a request has none. */
  hash: () => string;
}

/** Guards every navigation before the target is loaded. */
export function guardMiddleware(around: GuardSurroundings): MiddlewareFunction {
  return async ({ request }, next) => {
    const { store } = around;
    for (;;) {
      const { loadPermission, onLogout, onEnter, ...rules } = around.props();
      const { token, permission, codes, routes } = store.get();
      const to = targetOf(request.url, routes, rules.homePath, around);
      const decision = guardNavigation(to, { hasToken: Boolean(token), permission, codes }, rules);
      if (decision.type === 'load-permission') {
        // Guards the same target again with the loaded permissions.
        const error = await store.load(loadPermission);
        if (error !== undefined) {
          console.warn('permission list not loaded', error);
          failures.set(store, error);
        }
        continue;
      }
      if (decision.type === 'redirect') throw redirect(decision.to);
      if (decision.type === 'logout') {
        store.forget();
        await onLogout('permission-failed', failures.get(store));
        throw redirect(decision.to);
      }
      const { path, fullPath, name } = to;
      const { lowAppId } = decision;
      onEnter?.({ path, fullPath, ...(name ? { name } : {}), ...(lowAppId ? { lowAppId } : {}) });
      return next();
    }
  };
}

const failures = new WeakMap<ShellStore, unknown>();

function targetOf(
  url: string,
  routes: readonly ShellRoute[],
  homePath: string,
  around: GuardSurroundings,
): GuardTarget {
  const { pathname, search, searchParams } = new URL(url);
  const path = withoutBase(pathname, around.basename);
  const inner = matchRoutes(
    routes.map((route) => ({ path: route.path, handle: route })),
    path,
  );
  const route = inner?.[0]?.route.handle as ShellRoute | undefined;
  const isPublic = ERROR_PATHS.includes(path) || path === '/' || Boolean(matchRoutes(around.publicRoutes, path));
  const landing = path === homePath && !route ? landingPath(routes, homePath) : path;
  return {
    path,
    fullPath: `${path}${search}${around.hash()}`,
    known: isPublic || Boolean(route) || landing !== path,
    ...(landing !== path ? { redirect: landing } : {}),
    params: { ...Object.fromEntries(searchParams), ...inner?.[0]?.params },
    ...(route && !isPublic ? { name: route.name, permission: route.permission } : {}),
    ...(route?.redirect && !isPublic ? { redirect: route.redirect } : {}),
  };
}

function withoutBase(pathname: string, basename: string): string {
  if (basename === '/') return pathname;
  return pathname.slice(basename.replace(/\/$/, '').length) || '/';
}
