import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { pathAfterLogin } from '../../core/guard';
import { useBusy } from './progress';
import { useShellContext, useShellState } from './ShellContext';

/** Root of all pages: progress bar, and reaction to sign-in and sign-out. */
export function ShellRoot() {
  useBusy(useNavigation().state !== 'idle');
  useFollowSession();
  return <Outlet />;
}

/** Leaves the login page after sign-in; guards the current page again after sign-out. */
function useFollowSession() {
  const { config, store } = useShellContext();
  const { token, access } = useShellState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const previous = useRef(token);
  const rights = useRef(access);

  useEffect(() => {
    if (previous.current === token) return;
    previous.current = token;
    if (store.isLeaving()) return;
    const atLogin = pathname === config.loginPath;
    if (token && atLogin) {
      void navigate(pathAfterLogin(new URLSearchParams(search).get('redirect'), config), { replace: true });
    } else {
      void revalidate();
    }
  }, [token, pathname, search, config, store, navigate, revalidate]);

  useEffect(() => {
    // Revoked permissions apply at once, not at the next navigation.
    if (rights.current && access && rights.current !== access) void revalidate();
    rights.current = access;
  }, [access, revalidate]);
}
