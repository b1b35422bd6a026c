import type { Client } from '../http/Client';
import type { Envelope } from '../http/Envelope';
import { ApiError } from '../errors/ApiError';
import { endsSession } from '../errors/errorReporter';
import { signIn, signOut, withUser, type LoginResult } from './transitions';
import type { SessionUser } from './SessionStore';

/** Login data: `username`, `password`, `captcha`, `checkKey`, `remember_me`; by phone `mobile`, `captcha`, `remember_me`. */
export type LoginData = Readonly<Record<string, unknown>>;

/**
 * Signs in and stores the session for 7 days.
 *
 * @param options.path `/sys/login` (default), `/sys/phoneLogin` or another call with the same answer
 * @param options.now current time in epoch milliseconds; default `Date.now`
 * @returns the login result; with `multi_depart` 2 or several tenants the user has to select one
 * @throws {ApiError} `rejected`, code 412 for a wrong captcha
 */
export async function logIn<Result extends LoginResult = LoginResult>(
  client: Client,
  data: LoginData,
  { path = '/sys/login', now = Date.now }: { path?: string; now?: () => number } = {},
): Promise<Result> {
  const target = { method: 'POST', path } as const;
  const answer = (await client.envelope(target, data, { silent: true })) as Envelope<Result>;
  const outcome = signIn(answer, now());
  if (!outcome.ok) throw new ApiError({ kind: 'rejected', path, ...answer, status: 200 });
  client.session.set(outcome.value);
  return answer.result;
}

/** Timeout of the sign-out call in milliseconds. */
const LOGOUT_TIMEOUT_MS = 5000;

/**
 * Ends the session.
 *
 * @param options.force ends the session of this browser even if the call fails; default true. False keeps it, unless it
 *   is no longer valid
 * @throws {ApiError} if the call fails
 */
export async function logOut(client: Client, { force = true }: { force?: boolean } = {}): Promise<void> {
  const { session } = client;
  try {
    if (session.get().token !== undefined) {
      await client.post('/sys/logout', {}, { silent: true, timeoutMs: LOGOUT_TIMEOUT_MS });
    }
  } catch (error) {
    if (force || (error instanceof ApiError && endsSession(error))) session.set(signOut());
    throw error;
  }
  session.set(signOut());
}

/** Selects the current department (P§7) and stores the user of the answer for 7 days. */
export async function selectDepartment(client: Client, orgCode: string, now: () => number = Date.now): Promise<void> {
  const username = client.session.get().user?.username;
  const result = await client.post<{ userInfo: SessionUser }>('/sys/selectDepart', { orgCode, username });
  client.session.set(withUser(client.session.get(), result.userInfo, now()));
}
