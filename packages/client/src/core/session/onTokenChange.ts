import type { SessionStore } from './SessionStore';

/**
 * Runs when somebody signs in, out, or in as another; also when another tab does.
 *
 * @param run gets the token now in force; undefined when nobody is signed in
 * @returns stops it
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
