import type { Outcome } from '../kit/Outcome';
import { WEEK_MS } from '../storage/expiringStorage';
import { SIGNED_OUT, type Session, type SessionTenant, type SessionUser } from './SessionStore';

/** What signing in answers (contract, part 1 §2.1), as far as the session reads it. */
export interface LoginResult<User extends SessionUser = SessionUser> {
  token: string;
  userInfo: User;
  /** Absent when the user has no tenant. */
  tenantList?: readonly SessionTenant[] | null;
}

/** The answer of a login call; other platforms send the code as a text. */
export interface LoginAnswer {
  code: number | string;
  result?: LoginResult | null;
}

export type LoginRefusal = 'login-rejected';

/**
 * The session after a login answer. A login has succeeded when its code is 200 (P§4), whatever else it says.
 *
 * @param now epoch milliseconds; token and user info are kept for 7 days from here
 */
export function signIn(answer: LoginAnswer, now: number): Outcome<Session, LoginRefusal> {
  const { code, result } = answer;
  if (String(code) !== '200' || !result?.token) return { ok: false, reason: 'login-rejected' };
  const tenants = result.tenantList ?? [];
  const signedIn: Session = {
    ...SIGNED_OUT,
    token: result.token,
    tokenExpires: now + WEEK_MS,
    tenants,
    // A single tenant is chosen silently; of several the user chooses.
    tenantId: tenants.length === 1 ? tenants[0]!.id : 0,
  };
  return { ok: true, value: withUser(signedIn, result.userInfo, now) };
}

/** The session with the user read anew, e.g. after the current department was chosen; kept for 7 days again. */
export function withUser(session: Session, user: SessionUser, now: number): Session {
  return { ...session, user, userExpires: now + WEEK_MS, pendingAudit: isPendingAudit(user) };
}

/** What choosing a department answers becomes the current user (P§7). */
export const selectDepart = (session: Session, result: { userInfo: SessionUser }, now: number): Session =>
  withUser(session, result.userInfo, now);

/** Chooses the tenant of all further calls; refused when the user has no such tenant. 0 chooses none. */
export function selectTenant(session: Session, tenantId: number): Outcome<Session, 'unknown-tenant'> {
  const isKnown = tenantId === 0 || session.tenants.some(({ id }) => id === tenantId);
  return isKnown ? { ok: true, value: { ...session, tenantId } } : { ok: false, reason: 'unknown-tenant' };
}

/** Nobody, with the tenant list cleared. */
export const signOut = (): Session => SIGNED_OUT;

/** Status `0` (registered) and `-1` (changed) wait for audit, as number or text (P§4). */
export const isPendingAudit = (user: Pick<SessionUser, 'status'>): boolean =>
  ['0', '-1'].includes(String(user.status ?? ''));
