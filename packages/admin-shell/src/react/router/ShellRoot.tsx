import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { afterLogin } from '../../core/guard';
import { useBusy } from './progress';
import { useShellContext, useShellState } from './ShellContext';

/** Around every page: the progress bar, and what happens when somebody signs in or out. */
export function ShellRoot() {
  useBusy(useNavigation().state !== 'idle');
  useFollowSession();
  return <Outlet />;
}

/** A new session leads from the login page back to where it was asked for; an ended one is judged where it stands. */
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
      void navigate(afterLogin(new URLSearchParams(search).get('redirect'), config), { replace: true });
    } else {
      void revalidate();
    }
  }, [token, pathname, search, config, store, navigate, revalidate]);

  useEffect(() => {
    // Rights taken away count at once, not only at the next step.
    if (rights.current && access && rights.current !== access) void revalidate();
    rights.current = access;
  }, [access, revalidate]);
}
