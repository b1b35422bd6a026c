import type { MenuItem } from './menu';

/** A place on the way to a page: what the breadcrumb and the matched records are made of. */
export interface RouteRecord {
  path: string;
  name: string;
  title: string;
  /** False for a group that only leads to the pages below it; default true. */
  hasPage?: boolean;
}

/** What stands at a route: a view of the application, a foreign page, or only the pages below it. */
export type RoutePage =
  | { kind: 'view'; component: string }
  | { kind: 'iframe'; url: string }
  | { kind: 'external'; url: string }
  | { kind: 'group'; children: RouteRecord[] };

/** A route made from a menu item; always a child of the root dashboard route. */
export interface ShellRoute extends RouteRecord {
  page: RoutePage;
  /** Where the route sends to; its own path with `alwaysShow`, which then shows the group itself. */
  redirect?: string;
  icon?: string;
  /** Default true. */
  keepAlive: boolean;
  hideTab: boolean;
  /** Codes of which one is needed; empty is open. */
  permission: string[];
  /** The records above it, outermost first, without the root. */
  parents: RouteRecord[];
  item: MenuItem;
}
