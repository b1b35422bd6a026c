import { listenerSet } from '../kit/listenerSet';
import { browserStorage, type KeyValueStorage } from '../storage/KeyValueStorage';
import { expiringStorage, type ExpiringStorage } from '../storage/expiringStorage';
import { SIGNED_OUT, type Session, type SessionStore } from './SessionStore';

/** Storage keys of the session, as the platform names them. */
export const SESSION_KEYS = {
  token: 'Access-Token',
  user: 'Login_Userinfo',
  tenantId: 'TENANT_ID',
  tenants: 'TENANT_LIST',
  pendingAudit: 'PENDING_AUDIT',
} as const;

export interface SessionStoreOptions {
  /** Default the browser's local storage; in Node a storage in memory. */
  storage?: KeyValueStorage;
  /** Current time in epoch milliseconds; default `Date.now`. */
  now?: () => number;
  /** Source of `storage` events, which other tabs cause; default the window. */
  events?: Pick<EventTarget, 'addEventListener'>;
}

/** Creates a session store. It persists the session and follows changes of other tabs. */
export function createSessionStore(options: SessionStoreOptions = {}): SessionStore {
  const { now = Date.now } = options;
  const storage = expiringStorage(options.storage ?? browserStorage('localStorage'), now);
  const listeners = listenerSet();
  let session: Session | undefined;

  function start(): Session {
    const events = options.events ?? (typeof window === 'undefined' ? undefined : window);
    events?.addEventListener('storage', readAgain);
    return load(storage);
  }

  function get(): Session {
    session ??= start();
    if (session.token !== undefined && session.tokenExpires <= now()) session = SIGNED_OUT;
    if (session.user !== undefined && session.userExpires <= now()) {
      session = { ...session, user: undefined, userExpires: 0 };
    }
    return session;
  }

  function readAgain(event: Event) {
    const { key } = event as StorageEvent;
    // A null key means that the storage was cleared.
    if (key !== null && !OUR_KEYS.has(key)) return;
    const before = JSON.stringify(get());
    const loaded = load(storage);
    if (JSON.stringify(loaded) === before) return;
    session = loaded;
    listeners.notify();
  }

  return {
    get,
    set(next) {
      get();
      session = next;
      save(storage, next);
      listeners.notify();
    },
    subscribe(listener) {
      get();
      return listeners.subscribe(listener);
    },
  };
}

const OUR_KEYS = new Set<string>(Object.values(SESSION_KEYS));

function load(storage: ExpiringStorage): Session {
  const token = storage.get<string>(SESSION_KEYS.token);
  if (typeof token?.value !== 'string' || token.expire === null) return SIGNED_OUT;
  const user = storage.get<Session['user']>(SESSION_KEYS.user);
  const tenants = storage.get<Session['tenants']>(SESSION_KEYS.tenants)?.value;
  const tenantId = storage.get<number>(SESSION_KEYS.tenantId)?.value;
  return {
    token: token.value,
    tokenExpires: token.expire,
    user: user?.value,
    userExpires: user?.expire ?? 0,
    tenants: Array.isArray(tenants) ? tenants : [],
    tenantId: Number.isSafeInteger(tenantId) ? tenantId! : 0,
    pendingAudit: storage.get<boolean>(SESSION_KEYS.pendingAudit)?.value === true,
  };
}

/** Writes the token last, so that another tab never sees it without its user. */
function save(storage: ExpiringStorage, session: Session): void {
  if (session.token === undefined) {
    for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
    return;
  }
  const { tokenExpires } = session;
  if (session.user) storage.set(SESSION_KEYS.user, session.user, session.userExpires);
  else storage.remove(SESSION_KEYS.user);
  storage.set(SESSION_KEYS.tenants, session.tenants, tokenExpires);
  storage.set(SESSION_KEYS.tenantId, session.tenantId, tokenExpires);
  storage.set(SESSION_KEYS.pendingAudit, session.pendingAudit, tokenExpires);
  storage.set(SESSION_KEYS.token, session.token, tokenExpires);
}
