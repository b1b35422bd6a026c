import type { GuardState } from '../../core/guard';
import { isForeignMenu, type Access } from '../../core/menu';
import { permissionCodes } from '../../core/permissions';
import { routesFromMenu } from '../../core/routesFromMenu';
import type { ShellRoute } from '../../core/shellRoute';
import type { MenuItem } from '../../core/menu';

/** State of the signed-in user. */
export interface ShellState {
  token?: string;
  permission: GuardState['permission'];
  access?: Access;
  codes: readonly string[];
  /** Routes of the menu, then static routes. */
  routes: readonly ShellRoute[];
}

export interface ShellStore {
  get: () => ShellState;
  subscribe: (listener: () => void) => () => void;
  /** Sets the token; another token clears what was loaded. */
  setToken(token: string | undefined): void;
  /** Loads the permission list once per token; a failure is stored and returned. */
  load(loadPermission: () => Promise<Access>): Promise<unknown>;
  /** Loads the permission list again; a failure changes nothing and is thrown. */
  reload(loadPermission: () => Promise<Access>): Promise<void>;
  /** Ends the session, even if the application still passes the token. */
  forget: () => void;
  /** Ends the session in two steps, `end` and `go`, during which nothing else reacts. */
  leave(end: () => void | Promise<void>, go: () => void | Promise<void>): Promise<void>;
  isLeaving: () => boolean;
}

const tokenOf = ({ token }: { token?: string | undefined }): Pick<ShellState, 'token'> => (token ? { token } : {});
const SIGNED_OUT: ShellState = { permission: 'missing', codes: [], routes: [] };

/** @param staticRoutes pages of every signed-in user that are not in the menu */
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
    // An empty menu counts as a failure (contract §2.3).
    if (!access.menu.length) throw new Error('empty menu');
    if (isForeignMenu(access.menu)) return set({ ...SIGNED_OUT, ...tokenOf(state), permission: 'wrong-version' });
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
      if (token !== state.token) set({ ...SIGNED_OUT, ...tokenOf({ token }) });
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
