import { useSyncExternalStore } from 'react';
import type { Session } from '../core/index';
import { useClient } from './useClient';

/** The current session; updates with sign-in and sign-out, in this tab or in another. */
export function useSession(): Session {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
