import type { Client } from '../http/Client';
import { listenerSet } from '../kit/listenerSet';
import { onTokenChange } from '../session/onTokenChange';
import { browserStorage, type KeyValueStorage } from '../storage/KeyValueStorage';
import { expiringStorage, WEEK_MS } from '../storage/expiringStorage';
import { loadOnce } from './loadOnce';

/** Key of the cached departments in the local storage. */
const DEPARTMENT_KEY = 'DEPART_DATA';

/** A department of the tree (contract, part 1 §1.14): the members that the packages read. */
export interface DepartmentNode {
  id: string;
  departName: string;
  orgCode: string;
  parentId?: string | null;
  key: string;
  value: string;
  title: string;
  isLeaf?: boolean;
  leaf?: boolean;
  /** Null on leaves and on levels that were not requested. */
  children?: readonly DepartmentNode[] | null;
}

/** The user's departments and the code of the current one. */
export interface OwnDepartments {
  list: readonly { id: string; departName: string; orgCode: string; parentId?: string | null }[];
  orgCode: string | null;
}

/** Cache of the departments the user sees. */
export interface Departments {
  /** The whole tree; cached for 7 days. */
  tree: () => Promise<readonly DepartmentNode[]>;
  /** The children of a department, without `parentId` the roots; cached for 7 days. */
  level: (parentId?: string) => Promise<readonly DepartmentNode[]>;
  /** The user's own departments; not cached, because the current one changes. */
  mine: () => Promise<OwnDepartments>;
  /** Empties the cache, as at the end of a session or after a cache refresh. */
  clear: () => void;
  /**
   * Drops cached departments of another version. A server that pushes versions sends them over the change channel.
   *
   * @returns true if the version was not known before and nothing cached has it
   */
  setVersion: (version: string) => boolean;
  /** Number of times that cached departments became outdated; whoever shows departments loads them again then. */
  revision: () => number;
  /** Calls the listener when the revision changes. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export interface DepartmentsOptions {
  client: Client;
  /** Default the browser's local storage; in Node a storage in memory. */
  storage?: KeyValueStorage;
  /** Current time in epoch milliseconds; default `Date.now`. */
  now?: () => number;
}

interface StoredCache {
  /** User, tenant and language. */
  of: string;
  levels: Record<string, readonly DepartmentNode[]>;
  /** Version of the server's departments; absent if it was not known. */
  version?: string;
}

/** Creates the department cache. It is stored per user and tenant, because both limit which departments are visible. */
export function createDepartments({ client, now = Date.now, ...options }: DepartmentsOptions): Departments {
  const storage = expiringStorage(options.storage ?? browserStorage('localStorage'), now);
  const underWay = loadOnce({ now, keepMs: 0 });
  const listeners = listenerSet();
  let revision = 0;
  /** The version on the server, if known. */
  let current: { of: string; version: string } | undefined;

  const owner = () => {
    const { user, tenantId } = client.session.get();
    return `${user?.id ?? ''}:${tenantId}${client.language() && `:${client.language()}`}`;
  };
  const currentVersion = () => (current?.of === owner() ? current.version : undefined);

  function readCache(): StoredCache | undefined {
    const cached = storage.get<StoredCache>(DEPARTMENT_KEY)?.value;
    const version = currentVersion();
    return cached?.of === owner() && (version === undefined || cached.version === version) ? cached : undefined;
  }

  /** Makes answers under way outdated, too. */
  function markOutdated() {
    revision += 1;
    underWay.clear();
    listeners.notify();
  }

  function load(name: string, path: string, query: object): Promise<readonly DepartmentNode[]> {
    const cached = readCache()?.levels[name];
    if (cached) return Promise.resolve(cached);
    const of = owner();
    const atRevision = revision;
    return underWay.load(`${of}/${name}`, async () => {
      const answer = await client.get<readonly DepartmentNode[] | null>(path, query);
      const nodes = answer ?? [];
      if (of === owner() && atRevision === revision) {
        const levels = { ...readCache()?.levels, [name]: nodes };
        storage.set(DEPARTMENT_KEY, { of, levels, version: currentVersion() }, now() + WEEK_MS);
      }
      return nodes;
    });
  }

  function clear() {
    storage.remove(DEPARTMENT_KEY);
    markOutdated();
  }
  onTokenChange(client.session, (token) => (token === undefined ? clear() : underWay.clear()));

  return {
    tree: () => load('tree', '/sys/sysDepart/queryTreeList', {}),
    level: (parentId) => load(`level ${parentId ?? ''}`, '/sys/sysDepart/queryDepartTreeSync', { pid: parentId }),
    mine: () => underWay.load(`${owner()}/mine`, () => client.get<OwnDepartments>('/sys/user/getCurrentUserDeparts')),
    clear,
    setVersion(version) {
      if (currentVersion() === version) return false;
      current = { of: owner(), version };
      if (readCache()) return false;
      markOutdated();
      return true;
    },
    revision: () => revision,
    subscribe: listeners.subscribe,
  };
}
