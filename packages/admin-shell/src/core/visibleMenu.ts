import { isExternal, isIframe, isLayout, menuTitle, type MenuItem } from './menu';
import { covers, requiredCodes } from './permissions';

/** An entry of the menu as it is shown. */
export interface MenuEntry {
  path: string;
  title: string;
  icon?: string;
  /** Address of an external page, with its placeholders; opens in a window of its own. */
  external?: string;
  /** True for embedded pages: they are entered with the whole item. */
  iframe?: boolean;
  children?: MenuEntry[];
  item: MenuItem;
}

/**
 * The menu a person sees: without hidden items, without those whose permission metadata their rights do not
 * cover, and without groups in which nothing is left.
 *
 * @param permissions the caller's codes
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
 * The entries from the outermost down to the page at `path`. A page the menu does not hold, e.g. a document, stands
 * at the entry whose path its own begins with; empty when there is none either.
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
/** The longer path is nearer; of a group and a page at one path the page is meant. */
const rank = (trail: readonly MenuEntry[]) => {
  const last = trail.at(-1);
  return last ? last.path.length * 2 + (last.children ? 0 : 1) : -1;
};
