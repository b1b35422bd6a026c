import {
  createClient,
  createPermissionStore,
  createSessionStore,
  type CurrentRoute,
  type Fetch,
  type SessionStore,
  type SocketEnvironment,
} from '@gezi/client';
import { pageSetting } from '../visitor/pageSetting';
import { createFailures } from './failures';

export interface PlatformOptions {
  /** Default: stored in this browser. */
  session?: SessionStore;
  /** Default: the browser's. */
  fetch?: Fetch;
  /** Default: the browser's. */
  sockets?: SocketEnvironment;
}

/** Services of the application that do not depend on React: session, client, permissions and failure reporting. */
export function createPlatform({ session = createSessionStore(), fetch, sockets = {} }: PlatformOptions = {}) {
  const failures = createFailures();
  // Calls of low-code applications carry the id of their application (P§2, guard 7).
  let route: CurrentRoute | undefined;
  // Present if the server checks signatures.
  const signSecret = pageSetting('sign-secret');
  const openClient = (own: SessionStore) =>
    createClient({
      session: own,
      onError: failures.report,
      language: () => document.documentElement.lang || undefined,
      currentRoute: () => route,
      ...(fetch && { fetch }),
      ...(signSecret && { signSecret }),
    });
  const client = openClient(session);
  return {
    session,
    client,
    openClient,
    sockets,
    failures,
    permissions: createPermissionStore({ session }),
    /** Sets the active page. */
    setRoute: (next: CurrentRoute) => void (route = next),
  };
}
export type Platform = ReturnType<typeof createPlatform>;
