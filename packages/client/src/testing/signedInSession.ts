import { createSessionStore, memoryStorage, signIn, type SessionStore, type SessionUser } from '../core/index';

/** A session of a signed-in user in memory, for stories and tests. */
export function signedInSession(user: Partial<SessionUser> = {}, token = 'token-of-a-test'): SessionStore {
  const session = createSessionStore({ storage: memoryStorage() });
  const userInfo = { id: 'u-1', username: 'purchaser', realname: '李采购', status: 1, ...user };
  const outcome = signIn({ code: 200, result: { token, userInfo } }, Date.now());
  if (outcome.ok) session.set(outcome.value);
  return session;
}
