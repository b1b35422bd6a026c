import { useSyncExternalStore } from 'react';
import type { Session } from '../core/index';
import { useClient } from './useClient';

/** The session in force; follows sign-in and sign-out, also of other tabs. */
export function useSession(): Session {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
