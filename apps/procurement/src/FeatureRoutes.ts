import type { MenuItem, ViewLoader } from '@gezi/admin-shell';
import type { Client, SessionStore } from '@gezi/client';
import type { RouteObject } from 'react-router';

/** Opens a client with its own session, separate from the signed-in one. */
export type OpenClient = (session: SessionStore) => Client;

/** Pages and menu entries of a feature; `app/features.ts` collects the `routes` of every `features/<area>/<feature>/routes`. */
export interface FeatureRoutes {
  /** Pages of the main layout, keyed by the component key of the server's menu. */
  views?: Readonly<Record<string, ViewLoader>>;
  /** Pages of the main layout that every signed-in user can open without a menu entry. */
  menu?: readonly MenuItem[];
  /** Pages outside the main layout. */
  pages?: (openClient: OpenClient) => readonly RouteObject[];
  /** Paths of `pages` that visitors may open, in addition to the platform's list (P§2). */
  whitelist?: { paths: readonly string[]; prefixes: readonly string[] };
}
