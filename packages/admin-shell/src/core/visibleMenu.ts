import { isExternal, isIframe, isLayout, menuTitle, type MenuItem } from './menu';
import { covers, requiredCodes } from './permissions';

/** An entry of the displayed menu. */
export interface MenuEntry {
  path: string;
  title: string;
  icon?: string;
  /** URL of an external page with placeholders; opens in a new window. */
  external?: string;
  /** Whether the page is embedded; then it is opened with the whole item. */
  iframe?: boolean;
  children?: MenuEntry[];
  item: MenuItem;
}

/**
 * The menu a user sees: without hidden items, items without permission, and empty groups.
 *
 * @param permissions permission codes of the user, see `permissionCodes`
 */
export function visibleMenu(menu: readonly MenuItem[], permissions: readonly string[]): MenuEntry[] {
  return menu.flatMap((item) => entryOf(item, permissions) ?? []);
}

function entryOf(item: MenuItem, permissions: readonly string[]): MenuEntry | undefined {
  if (item.hidden || item.meta?.hideMenu || !covers(permissions, requiredCodes(item.meta))) return undefined;
  const children = visibleMenu(item.children ?? [], permissions);
  const isGroup = isLayout(item.component) && !item.meta?.url;
  if (isGroup && children.length === 0 && !item.alwaysShow) return undefined;
  return {
    path: item.path.startsWith('/') ? item.path : `/${item.path}`,
    title: menuTitle(item),
    ...(item.meta?.icon ? { icon: item.meta.icon } : {}),
    ...(isExternal(item) ? { external: item.meta!.url! } : {}),
    ...(isIframe(item) ? { iframe: true } : {}),
    ...(children.length ? { children } : {}),
    item,
  };
}

/**
 * The entries from the root to the page at `path`. A page that is not in the menu, e.g. a document, belongs to the entry
 * with the longest matching path; empty without one.
 */
export function menuTrail(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  return trails(entries, [])
    .filter((trail) => isBelow(path, trail.at(-1)!.path))
    .reduce<MenuEntry[]>((best, trail) => (rank(trail) > rank(best) ? trail : best), []);
}

function trails(entries: readonly MenuEntry[], above: readonly MenuEntry[]): MenuEntry[][] {
  return entries.flatMap((entry) => {
    const trail = [...above, entry];
    return [trail, ...trails(entry.children ?? [], trail)];
  });
}

const isBelow = (path: string, entry: string) => path === entry || path.startsWith(`${entry}/`);
/** Prefers the longer path, and a page over a group at the same path. */
const rank = (trail: readonly MenuEntry[]) => {
  const last = trail.at(-1);
  return last ? last.path.length * 2 + (last.children ? 0 : 1) : -1;
};
