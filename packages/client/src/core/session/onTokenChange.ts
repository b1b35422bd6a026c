import type { SessionStore } from './SessionStore';

/**
 * Calls `run` when a user signs in or out, in this tab or in another.
 *
 * @param run gets the new token; undefined after a sign-out
 * @returns a function that unsubscribes
 */
export function onTokenChange(session: SessionStore, run: (token: string | undefined) => void): () => void {
  let before = session.get().token;
  return session.subscribe(() => {
    const { token } = session.get();
    if (token === before) return;
    before = token;
    run(token);
  });
}
