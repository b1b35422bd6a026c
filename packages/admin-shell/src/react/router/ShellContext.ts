import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AdminRouterProps } from './AdminRouterProps';
import type { ShellState, ShellStore } from './shellStore';
import type { ViewCache } from '../pages/createViewCache';

type Defaulted = 'homePath' | 'loginPath' | 'afterLogoutPath' | 'whitelist' | 'apiBase' | 'brand';

/** Props of the router with defaults. */
export type ShellConfig = AdminRouterProps & Required<Pick<AdminRouterProps, Defaulted>>;

export interface ShellContextValue {
  config: ShellConfig;
  store: ShellStore;
  views: ViewCache;
  /** Key of the current history entry. */
  entry: () => string | undefined;
}

export const ShellContext = createContext<ShellContextValue | undefined>(undefined);

/** @throws {Error} outside of `<AdminRouter>` */
export function useShellContext(): ShellContextValue {
  const context = useContext(ShellContext);
  if (!context) throw new Error('useShellContext: no <AdminRouter> above');
  return context;
}

export function useShellState(): ShellState {
  const { store } = useShellContext();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
