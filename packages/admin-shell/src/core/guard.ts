import { covers } from './permissions';
import { isOwnPath } from './resolveUrl';
import { isWhitelisted, type Whitelist } from './whitelist';

/** Target of a navigation. */
export interface GuardTarget {
  /** Path without query, e.g. `/isystem/user`. */
  path: string;
  /** Path with query and hash. */
  fullPath: string;
  /** True if a route matches the path; used for signed-in users only. */
  known: boolean;
  /** Redirect of the matched route. */
  redirect?: string;
  /** Permission codes of the matched route; none means open. */
  permission?: readonly string[];
  /** Name of the matched route. */
  name?: string;
  /** Parameters of path and query. */
  params?: Readonly<Record<string, string | undefined>>;
}

export interface GuardState {
  hasToken: boolean;
  /**
   * `failed`: the permission list could not be loaded with this token; `wrong-version`: its menu is for another
   * framework.
   */
  permission: 'missing' | 'loaded' | 'failed' | 'wrong-version';
  /** Permission codes of the user, once loaded. */
  codes: readonly string[];
}

export interface GuardRules {
  loginPath: string;
  homePath: string;
  whitelist: Whitelist;
}

export type GuardDecision =
  /** Continue; `lowAppId` is sent as a header with the requests of the page (guard 7). */
  | { type: 'pass'; lowAppId?: string }
  | { type: 'redirect'; to: string }
  /** Load the permission list, then guard the same target again (guard 2). */
  | { type: 'load-permission' }
  /** End the session, then go to `to`. */
  | { type: 'logout'; to: string };

export const NOT_FOUND_PATH = '/404';
export const FORBIDDEN_PATH = '/403';

/** Decides what happens to a navigation (P§2, guard 2 to 4, 6 and 7). */
export function guardNavigation(to: GuardTarget, state: GuardState, rules: GuardRules): GuardDecision {
  if (!state.hasToken) {
    return isOpen(to.path, rules) ? pass(to) : { type: 'redirect', to: loginTarget(to.fullPath, rules) };
  }
  if (to.path === rules.loginPath) return { type: 'redirect', to: rules.homePath };
  if (state.permission === 'missing') return { type: 'load-permission' };
  if (state.permission === 'failed') return { type: 'logout', to: loginTarget(to.fullPath, rules) };
  // No page can be opened; the layout is replaced by the failure (P§8).
  if (state.permission === 'wrong-version') return pass(to);
  if (!to.known) return { type: 'redirect', to: NOT_FOUND_PATH };
  if (!covers(state.codes, to.permission ?? [])) return { type: 'redirect', to: FORBIDDEN_PATH };
  if (to.redirect && to.redirect !== to.path) return { type: 'redirect', to: to.redirect };
  return pass(to);
}

/** True for paths that visitors may open: the home path and the whitelist (P§2, guard 4). */
export const isOpen = (path: string, { homePath, whitelist }: Pick<GuardRules, 'homePath' | 'whitelist'>): boolean =>
  isWhitelisted(path, { ...whitelist, paths: [...whitelist.paths, homePath] });

/** The login page with the target in its `redirect` query. */
export function loginTarget(fullPath: string, { loginPath }: Pick<GuardRules, 'loginPath'>): string {
  return `${loginPath}?redirect=${encodeURIComponent(fullPath)}`;
}

/**
 * The path to open after login: the `redirect` query, or home if it is missing, leads to another host or to the login
 * page.
 */
export function pathAfterLogin(redirect: string | null | undefined, { loginPath, homePath }: GuardRules): string {
  if (!redirect || !isOwnPath(redirect)) return homePath;
  return redirect === loginPath || redirect.startsWith(`${loginPath}?`) ? homePath : redirect;
}

function pass(to: GuardTarget): GuardDecision {
  const appId = to.params?.appId;
  return to.name?.startsWith('low-app') && appId ? { type: 'pass', lowAppId: appId } : { type: 'pass' };
}
