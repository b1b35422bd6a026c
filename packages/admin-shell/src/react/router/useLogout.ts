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
    await store.leave(
      () => onLogout('user'),
      () => {
        if (initialEntries) return navigate(afterLogoutPath);
        // A fresh page: nothing of the former person stays in memory. Until it is there this one is at rest.
        return new Promise<void>(() => window.location.assign(address));
      },
    );
  }, [onLogout, afterLogoutPath, address, initialEntries, store, navigate]);
}
