import type { Outcome } from '../kit/Outcome';
import { WEEK_MS } from '../storage/expiringStorage';
import { SIGNED_OUT, type Session, type SessionTenant, type SessionUser } from './SessionStore';

/** Result of a login (contract, part 1 §2.1): the members that the session reads. */
export interface LoginResult<User extends SessionUser = SessionUser> {
  token: string;
  userInfo: User;
  /** Absent if the user has no tenant. */
  tenantList?: readonly SessionTenant[] | null;
}

/** Answer of a login call; some platforms send the code as text. */
export interface LoginAnswer {
  code: number | string;
  result?: LoginResult | null;
}

export type LoginRefusal = 'login-rejected';

/**
 * The session after a login. Only code 200 means success (P§4).
 *
 * @param now current time in epoch milliseconds; token and user info expire 7 days later
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
    // Of several tenants the user selects one.
    tenantId: tenants.length === 1 ? tenants[0]!.id : 0,
  };
  return { ok: true, value: withUser(signedIn, result.userInfo, now) };
}

/** The session with other user info, e.g. after a change of department; it expires 7 days after `now`. */
export function withUser(session: Session, user: SessionUser, now: number): Session {
  return { ...session, user, userExpires: now + WEEK_MS, pendingAudit: isPendingAudit(user) };
}

/** The session with another tenant for all further calls; 0 for none. Refused if the user does not belong to it. */
export function selectTenant(session: Session, tenantId: number): Outcome<Session, 'unknown-tenant'> {
  const isKnown = tenantId === 0 || session.tenants.some(({ id }) => id === tenantId);
  return isKnown ? { ok: true, value: { ...session, tenantId } } : { ok: false, reason: 'unknown-tenant' };
}

/** The session without a user and without tenants. */
export const signOut = (): Session => SIGNED_OUT;

/** Whether a user waits for audit: status `0` (registered) or `-1` (changed), as number or text (P§4). */
export const isPendingAudit = (user: Pick<SessionUser, 'status'>): boolean =>
  ['0', '-1'].includes(String(user.status ?? ''));
