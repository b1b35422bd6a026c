import type { MenuItem } from './menu';

/** A level of the path to a page, for breadcrumb and matched records. */
export interface RouteRecord {
  path: string;
  name: string;
  title: string;
  /** Whether the record has a page; false for a group. Default true. */
  hasPage?: boolean;
}

/** Content of a route: a view, an embedded or external page, or a group of pages. */
export type RoutePage =
  | { kind: 'view'; component: string }
  | { kind: 'iframe'; url: string }
  | { kind: 'external'; url: string }
  | { kind: 'group'; children: RouteRecord[] };

/** A route made from a menu item; always a child of the root dashboard route. */
export interface ShellRoute extends RouteRecord {
  page: RoutePage;
  /** Redirect of the route; its own path with `alwaysShow`, which shows the group page. */
  redirect?: string;
  icon?: string;
  /** Default true. */
  keepAlive: boolean;
  hideTab: boolean;
  /** Permission codes; one is enough, none means open. */
  permission: string[];
  /** Ancestors, outermost first, without the root. */
  parents: RouteRecord[];
  item: MenuItem;
}
