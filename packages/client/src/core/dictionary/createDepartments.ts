import type { Client } from '../http/Client';
import { onTokenChange } from '../session/onTokenChange';
import { browserStorage, type KeyValueStorage } from '../storage/KeyValueStorage';
import { expiringStorage, WEEK_MS } from '../storage/expiringStorage';
import { loadOnce } from './loadOnce';

/** Where the departments lie in the local storage. */
export const DEPARTMENT_KEY = 'DEPART_DATA';

/** A department in a tree answer (contract, part 1 §1.14), as far as it is read here. */
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
  /** Null on leaves and on levels not asked for. */
  children?: readonly DepartmentNode[] | null;
}

/** The departments of the caller and the code of the current one. */
export interface OwnDepartments {
  list: readonly { id: string; departName: string; orgCode: string; parentId?: string | null }[];
  orgCode: string | null;
}

export interface Departments {
  /** The whole tree; kept for 7 days. */
  tree: () => Promise<readonly DepartmentNode[]>;
  /** One level of the tree, the roots without a parent; kept for 7 days. */
  level: (parentId?: string) => Promise<readonly DepartmentNode[]>;
  /** The caller's own; asked anew each time, for the current one changes. */
  mine: () => Promise<OwnDepartments>;
  /** Forgets everything, as at the end of a session or after a cache refresh. */
  clear: () => void;
}

export interface DepartmentsOptions {
  client: Client;
  /** Default the browser's local storage; in Node one in memory. */
  storage?: KeyValueStorage;
  /** Epoch milliseconds; default `Date.now`. */
  now?: () => number;
}

type Kept = Record<string, readonly DepartmentNode[]>;

/** Loads departments once and keeps them for 7 days, apart for each user and tenant: both bound what is seen. */
export function createDepartments({ client, now = Date.now, ...options }: DepartmentsOptions): Departments {
  const storage = expiringStorage(options.storage ?? browserStorage('localStorage'), now);
  const underWay = loadOnce({ now, keepMs: 0 });

  const owner = () => {
    const { user, tenantId } = client.session.get();
    return `${user?.id ?? ''}:${tenantId}`;
  };
  function kept(): { of: string; levels: Kept } | undefined {
    const found = storage.get<{ of: string; levels: Kept }>(DEPARTMENT_KEY)?.value;
    return found?.of === owner() ? found : undefined;
  }

  function load(name: string, path: string, query: object): Promise<readonly DepartmentNode[]> {
    const known = kept()?.levels[name];
    if (known) return Promise.resolve(known);
    const of = owner();
    return underWay.load(`${of}/${name}`, async () => {
      const answer = await client.get<readonly DepartmentNode[] | null>(path, query);
      const nodes = answer ?? [];
      if (of === owner()) {
        storage.set(DEPARTMENT_KEY, { of, levels: { ...kept()?.levels, [name]: nodes } }, now() + WEEK_MS);
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
