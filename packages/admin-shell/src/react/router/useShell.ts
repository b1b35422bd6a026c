import { useCallback } from 'react';
import type { Access } from '../../core/menu';
import { useLogout } from './useLogout';
import { useShellContext, useShellState } from './ShellContext';

export interface Shell {
  /** What the server said of menu and rights; undefined while nobody is signed in. */
  access: Access | undefined;
  /** The caller's codes. */
  codes: readonly string[];
  /** Asks for menu and rights again; what was taken away is gone at once. Rejects when the call fails. */
  reloadPermission: () => Promise<void>;
  /** Ends the session without asking and leaves. */
  logout: () => Promise<void>;
}

/** The shell around a page. */
export function useShell(): Shell {
  const { config, store } = useShellContext();
  const { access, codes } = useShellState();
  const logout = useLogout();
  const { loadPermission } = config;
  const reloadPermission = useCallback(() => store.reload(loadPermission), [store, loadPermission]);
  return { access, codes, reloadPermission, logout };
}
