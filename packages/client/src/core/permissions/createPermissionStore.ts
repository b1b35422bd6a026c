import { listenerSet } from '../kit/listenerSet';
import { parseJson } from '../kit/parseJson';
import type { SessionStore } from '../session/SessionStore';
import { onTokenChange } from '../session/onTokenChange';
import { browserStorage, type KeyValueStorage } from '../storage/KeyValueStorage';
import { createPermissions, type Permissions } from './createPermissions';
import type { PermissionEntry, PermissionLists } from './PermissionEntry';

/** Names under which the two lists lie in the session storage; those of the platform. */
export const PERMISSION_KEYS = { auth: 'LOGIN_USER_BUTTON_AUTH', allAuth: 'SYS_BUTTON_AUTH' } as const;

/** Holds the permissions of this tab; made for `useSyncExternalStore`. */
export interface PermissionStore {
  /** Judged once per change of the lists: the same object until then. */
  get: () => Permissions;
  /** Takes the lists of the permission call. */
  set: (lists: PermissionLists) => void;
  /** Forgets them, as at the end of a session. */
  clear: () => void;
  /** @returns stops listening */
  subscribe: (listener: () => void) => () => void;
}

export interface PermissionStoreOptions {
  /** With it the lists are forgotten as soon as its token changes. */
  session?: SessionStore;
  /** Default the browser's session storage; in Node one in memory. */
  storage?: KeyValueStorage;
}

/** Keeps the lists of the permission call for this tab. */
export function createPermissionStore(options: PermissionStoreOptions = {}): PermissionStore {
  const storage = options.storage ?? browserStorage('sessionStorage');
  const listeners = listenerSet();
  let permissions: Permissions | undefined;

  function change(next: Permissions) {
    permissions = next;
    listeners.notify();
  }

  const store: PermissionStore = {
    get: () =>
      (permissions ??= createPermissions({
        auth: readList(storage, PERMISSION_KEYS.auth),
        allAuth: readList(storage, PERMISSION_KEYS.allAuth),
      })),
    set(lists) {
      storage.setItem(PERMISSION_KEYS.auth, JSON.stringify(lists.auth));
      storage.setItem(PERMISSION_KEYS.allAuth, JSON.stringify(lists.allAuth));
      change(createPermissions(lists));
    },
    clear() {
      for (const key of Object.values(PERMISSION_KEYS)) storage.removeItem(key);
      change(createPermissions({ auth: [], allAuth: [] }));
    },
    subscribe: listeners.subscribe,
  };
  if (options.session) onTokenChange(options.session, store.clear);
  return store;
}

function readList(storage: KeyValueStorage, key: string): PermissionEntry[] {
  const list = parseJson(storage.getItem(key) ?? '');
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}
