import { useEffect, useRef } from 'react';
import { createPath, Outlet, useLocation, useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { loginTarget, pathAfterLogin } from '../../core/guard';
import { NavigationBlockers } from './NavigationBlockers';
import { useBusy } from './progress';
import { useShellContext, useShellState } from './ShellContext';

/** Id of the route of the main layout. */
export const LAYOUT_ROUTE = 'gezi-dashboard';

/** Root of all pages: progress bar, and reaction to sign-in and sign-out. */
export function ShellRoot() {
  useBusy(useNavigation().state !== 'idle');
  useFollowSession();
  return (
    <NavigationBlockers>
      <Outlet />
    </NavigationBlockers>
  );
}

/**
 * Leaves the login page after sign-in. After the end of a session opens the login page, also from an open path of the main
 * layout, and guards a public page again.
 */
function useFollowSession() {
  const { config, store } = useShellContext();
  const { token, access } = useShellState();
  const location = useLocation();
  const inLayout = useMatches().some(({ id }) => id === LAYOUT_ROUTE);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const previous = useRef(token);
  const rights = useRef(access);

  useEffect(() => {
    if (previous.current === token) return;
    previous.current = token;
    if (store.isLeaving()) return;
    const atLogin = location.pathname === config.loginPath;
    if (token && atLogin) {
      void navigate(pathAfterLogin(new URLSearchParams(location.search).get('redirect'), config), { replace: true });
    } else if (!token && inLayout) {
      void navigate(loginTarget(createPath(location), config), { replace: true });
    } else {
      void revalidate();
    }
  }, [token, location, inLayout, config, store, navigate, revalidate]);

  useEffect(() => {
    // Revoked permissions apply at once, not at the next navigation.
    if (rights.current && access && rights.current !== access) void revalidate();
    rights.current = access;
  }, [access, revalidate]);
}
