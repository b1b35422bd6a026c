import { useCallback } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useShellContext } from './ShellContext';

/** Ends the session and leaves for the page after logout; rejects when the application could not end it. */
export function useLogout(): () => Promise<void> {
  const { config, store } = useShellContext();
  const { onLogout, afterLogoutPath, initialEntries } = config;
  const navigate = useNavigate();
  const address = useHref(afterLogoutPath);
  return useCallback(async () => {
    await onLogout('user');
    store.forget();
    // A fresh page: nothing of the former person stays in memory.
    if (initialEntries) await navigate(afterLogoutPath);
    else window.location.assign(address);
  }, [onLogout, afterLogoutPath, address, initialEntries, store, navigate]);
}
