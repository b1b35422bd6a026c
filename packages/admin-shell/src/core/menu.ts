/** An item of the menu as the server sends it (contract §2.3). */
export interface MenuItem {
  id?: string;
  /** Path of the route; for an external URL its MD5. */
  path: string;
  /** Unique route name; see `routeName`. */
  name?: string;
  /** Key of the view, e.g. `system/UserList`, or a layout, e.g. `layouts/RouteView`. */
  component?: string | null;
  redirect?: string | null;
  /** `'0'`: the item is a menu entry without a route. */
  route?: string;
  hidden?: boolean;
  alwaysShow?: boolean;
  children?: readonly MenuItem[];
  meta?: MenuMeta;
}

export interface MenuMeta {
  title?: string;
  icon?: string | null;
  /** Whether the page keeps its state while its tab is inactive; default true. */
  keepAlive?: boolean;
  /** Whether the URL opens in a new window. */
  internalOrExternal?: boolean;
  componentName?: string;
  /** URL of an embedded or external page, with `${token}` and `{{ … }}` placeholders. */
  url?: string | null;
  target?: string;
  /** Whether the page has no tab. */
  hideTab?: boolean;
  hideMenu?: boolean;
  /** Permission codes; one is enough, without codes the route is open. */
  permission?: string | readonly string[];
  permissionList?: readonly string[];
}

/** A permission; `action` may hold comma-joined codes (contract §2.3). */
export interface AuthEntry {
  action: string;
  type?: string;
  status?: string;
  describe?: string;
}

/** Menu and permissions of a user: the answer of `getUserPermissionByToken`. */
export interface Access {
  menu: readonly MenuItem[];
  auth: readonly AuthEntry[];
  allAuth?: readonly AuthEntry[];
  sysSafeMode?: boolean;
}

/** The route name of an item: its own, else the path without leading `/`, `/` as `-`, `:` as `@` (contract §2.3). */
export function routeName({ name, path }: Pick<MenuItem, 'name' | 'path'>): string {
  return name || path.replace(/^\/+/, '').replaceAll('/', '-').replaceAll(':', '@');
}

export const menuTitle = (item: MenuItem): string => item.meta?.title ?? routeName(item);

/** The layout key in menus of the platform's Vue 3 client, whose views have keys that other clients do not know. */
const FOREIGN_LAYOUT = 'layouts/default/index';

/** True if a menu belongs to another framework version; its pages cannot be opened (P§8). */
export const isForeignMenu = (menu: readonly MenuItem[]): boolean =>
  menu.some(({ component, children }) => component === FOREIGN_LAYOUT || isForeignMenu(children ?? []));

/** Whether a component key names a layout; all others name views. */
export const isLayout = (component: string | null | undefined): boolean =>
  !component || component.startsWith('layouts/');

export const isIframe = (item: MenuItem): boolean => item.component === 'layouts/IframePageView';

/** Whether an item opens its URL in a new window. */
export const isExternal = (item: MenuItem): boolean =>
  Boolean(item.meta?.url) && (item.meta?.internalOrExternal === true || item.meta?.target === '_blank');
