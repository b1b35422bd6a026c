import type { Access } from '../../core/menu';
import { permissionCodes } from '../../core/permissions';
import { routesFromMenu } from '../../core/routesFromMenu';
import type { ShellRoute } from '../../core/shellRoute';
import type { MenuItem } from '../../core/menu';

/** What the shell knows about the person who is signed in. */
export interface ShellState {
  token?: string;
  permission: 'missing' | 'loaded' | 'failed';
  access?: Access;
  codes: readonly string[];
  /** Of the menu, then of the application itself. */
  routes: readonly ShellRoute[];
}

export interface ShellStore {
  get: () => ShellState;
  subscribe: (listener: () => void) => () => void;
  /** Another token is another person: what was loaded for the former is forgotten. */
  setToken(token: string | undefined): void;
  /** Loads the permission list once per token; a failure is kept as state and returned. */
  load(loadPermission: () => Promise<Access>): Promise<unknown>;
  /** Loads it again while the former stays in force; a failure changes nothing and is thrown. */
  reload(loadPermission: () => Promise<Access>): Promise<void>;
  /** Ends the session here, whatever the application still says about the token. */
  forget: () => void;
  /** Ends the session in two steps, `end` and `go`; until both are done nothing else reacts to its end. */
  leave(end: () => void | Promise<void>, go: () => void | Promise<void>): Promise<void>;
  isLeaving: () => boolean;
}

const SIGNED_OUT: ShellState = { permission: 'missing', codes: [], routes: [] };

/** @param staticRoutes pages every signed-in person has, beside those of the menu */
export function createShellStore(staticRoutes: readonly MenuItem[]): ShellStore {
  const own = routesFromMenu(staticRoutes);
  const listeners = new Set<() => void>();
  let state = SIGNED_OUT;
  let forgotten: string | undefined;
  let leaving = false;
  let loading: { token: string | undefined; done: Promise<unknown> } | undefined;

  function set(next: ShellState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function take(access: Access) {
    // An empty menu leaves nothing to show: it counts as a failure (contract §2.3).
    if (!access.menu.length) throw new Error('empty menu');
    const fromMenu = routesFromMenu(access.menu);
    const taken = new Set(fromMenu.map(({ path }) => path));
    const routes = [...fromMenu, ...own.filter(({ path }) => !taken.has(path))];
    set({ ...state, permission: 'loaded', access, codes: permissionCodes(access.auth), routes });
  }

  function forget() {
    forgotten = state.token ?? forgotten;
    set(SIGNED_OUT);
  }

  async function load(token: string | undefined, loadPermission: () => Promise<Access>): Promise<unknown> {
    try {
      const access = await loadPermission();
      if (state.token === token) take(access);
      return undefined;
    } catch (error) {
      if (state.token === token) set({ ...state, permission: 'failed' });
      return error;
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setToken(token) {
      if (token === forgotten && token) return;
      forgotten = undefined;
      if (token !== state.token) set({ ...SIGNED_OUT, ...(token ? { token } : {}) });
    },
    load(loadPermission) {
      const { token } = state;
      if (loading?.token !== token || !loading) {
        const done = load(token, loadPermission).finally(() => (loading = undefined));
        loading = { token, done };
      }
      return loading.done;
    },
    async reload(loadPermission) {
      const { token } = state;
      const access = await loadPermission();
      if (state.token === token) take(access);
    },
    forget,
    async leave(end, go) {
      leaving = true;
      try {
        await end();
        forget();
        await go();
      } finally {
        leaving = false;
      }
    },
    isLeaving: () => leaving,
  };
}
