import {
  createClient,
  createPermissionStore,
  createSessionStore,
  type CurrentRoute,
  type Fetch,
  type SessionStore,
  type SocketEnvironment,
} from '@gezi/client';
import { createFailures } from './failures';

export interface PlatformOptions {
  /** Default: kept in this browser. */
  session?: SessionStore;
  /** Default the browser's. */
  fetch?: Fetch;
  /** Default the browser's. */
  sockets?: SocketEnvironment;
}

/** What the application stands on outside of React: session, client, rights and the way failures are told. */
export function createPlatform({ session = createSessionStore(), fetch, sockets = {} }: PlatformOptions = {}) {
  const failures = createFailures();
  // Calls of low-code applications say which one they are of (P§2, guard 7).
  let route: CurrentRoute | undefined;
  const openClient = (own: SessionStore) =>
    createClient({
      session: own,
      onError: failures.report,
      currentRoute: () => route,
      ...(fetch && { fetch }),
    });
  const client = openClient(session);
  return {
    session,
    client,
    openClient,
    sockets,
    failures,
    permissions: createPermissionStore({ session }),
    /** Tells which page is in front. */
    enter: (next: CurrentRoute) => void (route = next),
  };
}
export type Platform = ReturnType<typeof createPlatform>;
