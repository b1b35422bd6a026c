import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import type { LayoutChoices } from '../../core/layoutChoices';
import type { Access, MenuItem } from '../../core/menu';
import type { Whitelist } from '../../core/whitelist';
import type { ShellUser } from '../layout/ShellUser';
import type { UserMenuItem } from '../layout/UserMenuItem';
import type { MenuIcons } from '../layout/menuIcons';
import type { SearchRecords } from '../search/useRecordSearch';

export interface ShellSession {
  /** Access token; null, undefined and '' mean nobody is signed in. */
  token?: string | null | undefined;
  user?: ShellUser | undefined;
}

/** A lazily loaded page: `() => import('./UserList')`. */
export type ViewLoader = () => Promise<{ default: ComponentType }>;

/** `user`: asked for in the user menu; `permission-failed`: the permission list did not come. */
export type LogoutReason = 'user' | 'permission-failed';

export interface AdminRouterProps {
  /** Pages outside the main layout: login, public site. Read once. */
  publicRoutes: RouteObject[];
  /** Pages inside the main layout by component key, e.g. `system/UserList`. */
  views: Record<string, ViewLoader>;
  /** Pages inside the layout that every signed-in person has and no menu brings, e.g. `/account/center`. Read once. */
  staticRoutes?: readonly MenuItem[];
  /** The permission list of the caller; a rejection ends the session. */
  loadPermission: () => Promise<Access>;
  session: ShellSession;
  /** Ends the session: logout call, forget token. Rejecting keeps the person signed in and shows a message. */
  onLogout: (reason: LogoutReason, error?: unknown) => void | Promise<void>;
  /** Platform name, e.g. 采购SaaS管理平台. */
  title: string;
  /** Heading beside the logo, e.g. 采购SaaS平台; default the title. */
  brand?: string;
  /** Picture of the logo; default the mark of Gezi. */
  mark?: ReactNode;
  /** Default `/dashboard/analysis`. */
  homePath?: string;
  /** Default `/user/login`. */
  loginPath?: string;
  /** Where the user menu leads after logout; default `/`. */
  afterLogoutPath?: string;
  /** Paths open to visitors; default the platform's list (P§2). */
  whitelist?: Whitelist;
  /** API base for placeholders of menu addresses; default `/api`. */
  apiBase?: string;
  /** Further icons by the names the menu uses. */
  icons?: MenuIcons | undefined;
  /** Items above logout in the user menu. */
  userMenuItems?: readonly UserMenuItem[];
  /** Right side of the header, before the switches: the notice bell. */
  headerExtra?: ReactNode;
  /** Finds records for the search over everything; without it pages of the menu are found. Must be a stable function. */
  searchRecords?: SearchRecords | undefined;
  /** The settings drawer at the right, for previews in development; default false. */
  settings?: boolean;
  /** Layout until a person chooses otherwise. */
  layout?: Partial<LayoutChoices>;
  /** Told after every navigation that passed; `lowAppId` is to be sent along as a header (P§2, guard 7). */
  onEnter?: (visit: Visit) => void;
  /** Path below which the application lives; default `/`. Read once. */
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
