import { useCallback } from 'react';
import type { Access } from '../../core/menu';
import { useLogout } from './useLogout';
import { useShellContext, useShellState } from './ShellContext';

export interface Shell {
  /** Menu and permissions of the user; undefined without a user. */
  access: Access | undefined;
  /** Permission codes of the user. */
  codes: readonly string[];
  /** Loads menu and permissions again and applies them at once. Rejects if the call fails. */
  reloadPermission: () => Promise<void>;
  /** Signs out without confirmation. */
  logout: () => Promise<void>;
}

/** The shell around the current page. */
export function useShell(): Shell {
  const { config, store } = useShellContext();
  const { access, codes } = useShellState();
  const logout = useLogout();
  const { loadPermission } = config;
  const reloadPermission = useCallback(() => store.reload(loadPermission), [store, loadPermission]);
  return { access, codes, reloadPermission, logout };
}
