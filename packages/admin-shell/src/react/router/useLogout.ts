import { useCallback } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useShellContext } from './ShellContext';

/** Signs out and opens the page after logout; rejects if the application could not sign out. */
export function useLogout(): () => Promise<void> {
  const { config, store } = useShellContext();
  const { onLogout, afterLogoutPath, initialEntries } = config;
  const navigate = useNavigate();
  const address = useHref(afterLogoutPath);
  return useCallback(async () => {
    await store.leave(
      () => onLogout('user'),
      () => {
        if (initialEntries) return navigate(afterLogoutPath);
        // A full reload, so that nothing of the user stays in memory. Never resolves: the page is about to be replaced.
        return new Promise<void>(() => window.location.assign(address));
      },
    );
  }, [onLogout, afterLogoutPath, address, initialEntries, store, navigate]);
}
