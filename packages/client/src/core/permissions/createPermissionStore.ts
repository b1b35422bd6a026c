import { listenerSet } from '../kit/listenerSet';
import { parseJson } from '../kit/parseJson';
import type { SessionStore } from '../session/SessionStore';
import { onTokenChange } from '../session/onTokenChange';
import { browserStorage, type KeyValueStorage } from '../storage/KeyValueStorage';
import { createPermissions, type Permissions } from './createPermissions';
import type { PermissionEntry, PermissionLists } from './PermissionEntry';

/** Storage keys of the two lists, as the platform names them. */
const PERMISSION_KEYS = { auth: 'LOGIN_USER_BUTTON_AUTH', allAuth: 'SYS_BUTTON_AUTH' } as const;

/** The permissions of this tab; fits `useSyncExternalStore`. */
export interface PermissionStore {
  /** The current permissions; the same object until the lists change. */
  get: () => Permissions;
  /** Stores the lists of `getUserPermissionByToken`. */
  set: (lists: PermissionLists) => void;
  /** Removes the lists, as at the end of a session. */
  clear: () => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export interface PermissionStoreOptions {
  /** Session whose token change clears the lists; default none. */
  session?: SessionStore;
  /** Default the browser's session storage; in Node a storage in memory. */
  storage?: KeyValueStorage;
}

/** Creates the permission store of a tab. */
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
