/** An item of the menu as the server sends it (contract §2.3). */
export interface MenuItem {
  id?: string;
  /** Route path; for an external address the MD5 of it. */
  path: string;
  /** Unique route name; see `routeName`. */
  name?: string;
  /** View key, e.g. `system/UserList`, or a layout, e.g. `layouts/RouteView`. */
  component?: string | null;
  redirect?: string | null;
  /** `'0'`: no route is made of it, the item is an entry of the menu only. */
  route?: string;
  hidden?: boolean;
  alwaysShow?: boolean;
  children?: readonly MenuItem[];
  meta?: MenuMeta;
}

export interface MenuMeta {
  title?: string;
  icon?: string | null;
  /** False: the page's state is thrown away when its tab is left; default true. */
  keepAlive?: boolean;
  /** True: the address opens in a window of its own. */
  internalOrExternal?: boolean;
  componentName?: string;
  /** Address of an embedded or external page; may hold `${token}` and `{{ … }}` placeholders. */
  url?: string | null;
  target?: string;
  /** True: the page gets no tab. */
  hideTab?: boolean;
  hideMenu?: boolean;
  /** Codes of which the caller needs one; without any the route is open. */
  permission?: string | readonly string[];
  permissionList?: readonly string[];
}

/** A button right: codes comma-joined in `action` (contract §2.3). */
export interface AuthEntry {
  action: string;
  type?: string;
  status?: string;
  describe?: string;
}

/** What `getUserPermissionByToken` answers. */
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

/** A layout arranges other pages; all other component keys name a view. */
export const isLayout = (component: string | null | undefined): boolean =>
  !component || component.startsWith('layouts/');

export const isIframe = (item: MenuItem): boolean => item.component === 'layouts/IframePageView';

/** An address that opens in a window of its own. */
export const isExternal = (item: MenuItem): boolean =>
  Boolean(item.meta?.url) && (item.meta?.internalOrExternal === true || item.meta?.target === '_blank');
