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

/** The entries from the outermost down to the one at `path`; empty when the menu does not hold it. */
export function menuTrail(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of entries) {
    if (entry.path === path && !entry.children) return [entry];
    const below = menuTrail(entry.children ?? [], path);
    if (below.length) return [entry, ...below];
    if (entry.path === path) return [entry];
  }
  return [];
}
