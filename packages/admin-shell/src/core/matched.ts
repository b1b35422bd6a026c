import type { RouteRecord, ShellRoute } from './shellRoute';

/** Maximum number of matched records (P§2, guard 5). */
const MATCHED_LIMIT = 3;

/** Reduces matched records to the first two and the last. */
export function trimMatched<T>(matched: readonly T[]): T[] {
  return matched.length > MATCHED_LIMIT ? [...matched.slice(0, 2), matched.at(-1)!] : [...matched];
}

/** The matched records of a route: the root, its ancestors and itself, reduced. */
export function matchedOf(route: ShellRoute, root: RouteRecord): RouteRecord[] {
  const { path, name, title } = route;
  return trimMatched([root, ...route.parents, { path, name, title }]);
}

/**
 * The records of the breadcrumb: home, then the matched routes.
 *
 * @param home the home page; replaces the root
 * @param title of the current page, e.g. the number of a document; default: that of its route
 */
export function breadcrumbOf(route: ShellRoute | undefined, home: RouteRecord, title?: string): RouteRecord[] {
  if (!route || route.path === home.path) return [home];
  return matchedOf(title === undefined ? route : { ...route, title }, home);
}
