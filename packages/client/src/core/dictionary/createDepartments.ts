import type { Client } from '../http/Client';
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
}

export interface DepartmentsOptions {
  client: Client;
  /** Default the browser's local storage; in Node a storage in memory. */
  storage?: KeyValueStorage;
  /** Current time in epoch milliseconds; default `Date.now`. */
  now?: () => number;
}

type Levels = Record<string, readonly DepartmentNode[]>;

/** Creates the department cache. It is stored per user and tenant, because both limit which departments are visible. */
export function createDepartments({ client, now = Date.now, ...options }: DepartmentsOptions): Departments {
  const storage = expiringStorage(options.storage ?? browserStorage('localStorage'), now);
  const underWay = loadOnce({ now, keepMs: 0 });

  const owner = () => {
    const { user, tenantId } = client.session.get();
    return `${user?.id ?? ''}:${tenantId}`;
  };
  function readCache(): { of: string; levels: Levels } | undefined {
    const cached = storage.get<{ of: string; levels: Levels }>(DEPARTMENT_KEY)?.value;
    return cached?.of === owner() ? cached : undefined;
  }

  function load(name: string, path: string, query: object): Promise<readonly DepartmentNode[]> {
    const cached = readCache()?.levels[name];
    if (cached) return Promise.resolve(cached);
    const of = owner();
    return underWay.load(`${of}/${name}`, async () => {
      const answer = await client.get<readonly DepartmentNode[] | null>(path, query);
      const nodes = answer ?? [];
      if (of === owner()) {
        storage.set(DEPARTMENT_KEY, { of, levels: { ...readCache()?.levels, [name]: nodes } }, now() + WEEK_MS);
      }
      return nodes;
    });
  }

  function clear() {
    underWay.clear();
    storage.remove(DEPARTMENT_KEY);
  }
  onTokenChange(client.session, (token) => (token === undefined ? clear() : underWay.clear()));

  return {
    tree: () => load('tree', '/sys/sysDepart/queryTreeList', {}),
    level: (parentId) => load(`level ${parentId ?? ''}`, '/sys/sysDepart/queryDepartTreeSync', { pid: parentId }),
    mine: () => underWay.load(`${owner()}/mine`, () => client.get<OwnDepartments>('/sys/user/getCurrentUserDeparts')),
    clear,
  };
}
