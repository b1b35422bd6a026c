import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { LayoutChoices } from '../../core/layoutChoices';
import type { Access, MenuItem } from '../../core/menu';
import type { Whitelist } from '../../core/whitelist';
import type { ShellUser } from '../layout/ShellUser';
import type { UserMenuItem } from '../layout/UserMenuItem';
import type { MenuIcons } from '../layout/menuIcons';
import type { MenuCounts } from '../layout/menuNodes';
import type { SearchRecords } from '../search/useRecordSearch';

export interface ShellSession {
  /** Access token; null, undefined and '' mean that no user is signed in. */
  token?: string | null | undefined;
  user?: ShellUser | undefined;
}

/** Loads a page: `() => import('./UserList')`. */
export type ViewLoader = () => Promise<{ default: ComponentType }>;

/** `user`: selected in the user menu; `permission-failed`: the permission list could not be loaded. */
export type LogoutReason = 'user' | 'permission-failed';

export interface AdminRouterProps {
  /** Pages outside the main layout: login, public site. Read once. */
  publicRoutes: RouteObject[];
  /** Pages inside the main layout by component key, e.g. `system/UserList`. */
  views: Record<string, ViewLoader>;
  /** Pages inside the layout for every signed-in user that are not in the menu, e.g. `/account/center`. Read once. */
  staticRoutes?: readonly MenuItem[];
  /** Loads menu and permissions of the user; a rejection ends the session. */
  loadPermission: () => Promise<Access>;
  session: ShellSession;
  /** Ends the session: sends the logout call and removes the token. A rejection keeps the user signed in and shows its message. */
  onLogout: (reason: LogoutReason, error?: unknown) => void | Promise<void>;
  /** Platform name, e.g. 采购SaaS管理平台. */
  title: string;
  /** Name beside the logo, e.g. 采购SaaS平台; default the title. */
  brand?: string;
  /** Logo; default `GeziMark`. */
  mark?: ReactNode;
  /** Path of the home page; default `/dashboard/analysis`. */
  homePath?: string;
  /** Path of the login page; default `/user/login`. */
  loginPath?: string;
  /** Path opened after logout; default `/`. */
  afterLogoutPath?: string;
  /** Paths open without sign-in; default `PLATFORM_WHITELIST` (P§2). */
  whitelist?: Whitelist;
  /** Base path of the API for placeholders in menu URLs; default `/api`. */
  apiBase?: string;
  /** Additional menu icons by name. */
  icons?: MenuIcons | undefined;
  /** Number of records that wait for the user, by the path of their page; shown beside its entry. */
  menuCounts?: MenuCounts | undefined;
  /** Items of the user menu above logout. */
  userMenuItems?: readonly UserMenuItem[];
  /** Content of the header before the switches, e.g. the notice bell. */
  headerExtra?: ReactNode;
  /** Finds records for the global search; without it only menu pages are found. Must be a stable function. */
  searchRecords?: SearchRecords | undefined;
  /** Whether the settings drawer is shown, for previews in development; default false. */
  settings?: boolean;
  /** Default layout settings. */
  layout?: Partial<LayoutChoices>;
  /** Called after every successful navigation; send `lowAppId` as a header (P§2, guard 7). */
  onEnter?: (visit: Visit) => void;
  /** Base path of the application; default `/`. Read once. */
  basename?: string;
  /** Keeps the history in memory, for tests and stories: the paths visited so far. Read once. */
  initialEntries?: string[];
}

export interface Visit {
  path: string;
  fullPath: string;
  name?: string;
  lowAppId?: string;
}
