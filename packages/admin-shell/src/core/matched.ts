import type { RouteRecord, ShellRoute } from './shellRoute';

/** Levels a nested route keeps (P§2, guard 5). */
export const MATCHED_LIMIT = 3;

/** Matched records deeper than three levels become the first two and the last. */
export function trimMatched<T>(matched: readonly T[]): T[] {
  return matched.length > MATCHED_LIMIT ? [...matched.slice(0, 2), matched.at(-1)!] : [...matched];
}

/** The records a route is matched by: the root, those above it, itself; trimmed. */
export function matchedOf(route: ShellRoute, root: RouteRecord): RouteRecord[] {
  const { path, name, title } = route;
  return trimMatched([root, ...route.parents, { path, name, title }]);
}

/**
 * What the breadcrumb shows: home first, then the matched routes; on the home page only home.
 *
 * @param home the fixed home page; its record stands for the root
 */
export function breadcrumbOf(route: ShellRoute | undefined, home: RouteRecord): RouteRecord[] {
  if (!route || route.path === home.path) return [home];
  return matchedOf(route, home);
}
