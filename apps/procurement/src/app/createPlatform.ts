import { createClient, createPermissionStore, createSessionStore, type Fetch, type SessionStore } from '@gezi/client';
import { createFailures } from './failures';

export interface PlatformOptions {
  /** Default: kept in this browser. */
  session?: SessionStore;
  /** Default the browser's. */
  fetch?: Fetch;
}

/** What the application stands on outside of React: session, client, rights and the way failures are told. */
export function createPlatform({ session = createSessionStore(), fetch }: PlatformOptions = {}) {
  const failures = createFailures();
  const openClient = (own: SessionStore) =>
    createClient({ session: own, onError: failures.report, ...(fetch && { fetch }) });
  const client = openClient(session);
  return { session, client, openClient, failures, permissions: createPermissionStore({ session }) };
}
export type Platform = ReturnType<typeof createPlatform>;
