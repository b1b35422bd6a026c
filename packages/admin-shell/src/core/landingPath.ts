import type { ShellRoute } from './shellRoute';

/**
 * The start page: home, or the first page of the menu if it has no home.
 *
 * @returns home if there is no page
 */
export function landingPath(routes: readonly ShellRoute[], homePath: string): string {
  if (routes.some(({ path }) => path === homePath)) return homePath;
  const first = routes.find(({ page, path, item }) => page.kind === 'view' && !item.hidden && !path.includes(':'));
  return first?.path ?? homePath;
}
