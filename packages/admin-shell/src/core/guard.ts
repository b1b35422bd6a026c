import { covers } from './permissions';
import { isOwnPath } from './resolveUrl';
import { isWhitelisted, type Whitelist } from './whitelist';

/** Where a navigation goes, as far as the guard cares. */
export interface GuardTarget {
  /** Without query, e.g. `/isystem/user`. */
  path: string;
  /** With query and hash. */
  fullPath: string;
  /** False when no route answers to the path; only judged once the menu's routes are there. */
  known: boolean;
  /** Where the matched route sends to. */
  redirect?: string;
  /** Codes the matched route asks for; none is open. */
  permission?: readonly string[];
  /** Name of the matched route. */
  name?: string;
  /** Parameters of path and query. */
  params?: Readonly<Record<string, string | undefined>>;
}

export interface GuardState {
  hasToken: boolean;
  /** `failed`: the permission list was asked for with this token and did not come. */
  permission: 'missing' | 'loaded' | 'failed';
  /** The caller's codes, once loaded. */
  codes: readonly string[];
}

export interface GuardRules {
  loginPath: string;
  homePath: string;
  whitelist: Whitelist;
}

export type GuardDecision =
  /** `lowAppId` is sent as a header with the requests of the page (guard 7). */
  | { type: 'pass'; lowAppId?: string }
  | { type: 'redirect'; to: string }
  /** Load the permission list, then ask again with the same target (guard 2). */
  | { type: 'load-permission' }
  /** End the session, then go to `to`. */
  | { type: 'logout'; to: string };

export const NOT_FOUND_PATH = '/404';
export const FORBIDDEN_PATH = '/403';

/** Judges one navigation (P§2, guard 2 to 4, 6 and 7). */
export function guard(to: GuardTarget, state: GuardState, rules: GuardRules): GuardDecision {
  if (!state.hasToken) {
    const isOpen = to.path === rules.homePath || isWhitelisted(to.path, rules.whitelist);
    // An open path at which nothing stands for visitors, e.g. home without its menu, would be an empty page.
    return isOpen && to.known ? pass(to) : { type: 'redirect', to: loginTarget(to.fullPath, rules) };
  }
  if (to.path === rules.loginPath) return { type: 'redirect', to: rules.homePath };
  if (state.permission === 'missing') return { type: 'load-permission' };
  if (state.permission === 'failed') return { type: 'logout', to: loginTarget(to.fullPath, rules) };
  if (!to.known) return { type: 'redirect', to: NOT_FOUND_PATH };
  if (!covers(state.codes, to.permission ?? [])) return { type: 'redirect', to: FORBIDDEN_PATH };
  if (to.redirect && to.redirect !== to.path) return { type: 'redirect', to: to.redirect };
  return pass(to);
}

/** The login page with the way back in its `redirect` query. */
export function loginTarget(fullPath: string, { loginPath }: Pick<GuardRules, 'loginPath'>): string {
  return `${loginPath}?redirect=${encodeURIComponent(fullPath)}`;
}

/**
 * Where to go after login: the path of the `redirect` query, or home when it is missing, leads to another host or
 * back to the login page.
 */
export function afterLogin(redirect: string | null | undefined, { loginPath, homePath }: GuardRules): string {
  if (!redirect || !isOwnPath(redirect)) return homePath;
  return redirect === loginPath || redirect.startsWith(`${loginPath}?`) ? homePath : redirect;
}

function pass(to: GuardTarget): GuardDecision {
  const appId = to.params?.appId;
  return to.name?.startsWith('low-app') && appId ? { type: 'pass', lowAppId: appId } : { type: 'pass' };
}
