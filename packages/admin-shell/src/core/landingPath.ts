import type { ShellRoute } from './shellRoute';

/**
 * Where somebody begins: home, or the first page of their menu when it has no home.
 *
 * @returns home also when there is no page at all
 */
export function landingPath(routes: readonly ShellRoute[], homePath: string): string {
  if (routes.some(({ path }) => path === homePath)) return homePath;
  const first = routes.find(({ page, path, item }) => page.kind === 'view' && !item.hidden && !path.includes(':'));
  return first?.path ?? homePath;
}
