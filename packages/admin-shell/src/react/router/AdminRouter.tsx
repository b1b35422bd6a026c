import { useCallback, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { RouterProvider } from 'react-router';
import { PLATFORM_WHITELIST } from '../../core/whitelist';
import { createViewCache } from '../pages/createViewCache';
import { Splash } from '../pages/Splash';
import type { AdminRouterProps } from './AdminRouterProps';
import { createShellRouter, type ShellRouter } from './createShellRouter';
import { ProgressBar } from './ProgressBar';
import { ShellContext, type ShellConfig } from './ShellContext';
import { createShellStore } from './shellStore';

/** Router of an admin application: guard, menu, tabs and pages around its views. */
export function AdminRouter(props: AdminRouterProps) {
  const config = useMemo<ShellConfig>(() => withDefaults(props), [props]);
  const [store] = useState(() => createShellStore(props.staticRoutes ?? []));
  const latest = useRef(config);
  const [views] = useState(() => createViewCache());
  const [router, setRouter] = useState<ShellRouter>();
  const token = props.session.token || undefined;

  // Before effects of pages, so that a page that navigates at once uses the new token.
  useInsertionEffect(() => {
    latest.current = config;
  }, [config]);
  useEffect(() => store.setToken(token), [store, token]);

  // In an effect: a router starts listening when it is created, and has to be stopped.
  useEffect(() => {
    const { publicRoutes, homePath, basename = '/', initialEntries } = latest.current;
    const created = createShellRouter({
      store,
      publicRoutes,
      homePath,
      basename,
      initialEntries,
      props: () => latest.current,
    });
    setRouter(created);
    return () => created.dispose();
  }, [store]);

  const entry = useCallback(() => router?.state.location.key, [router]);
  const context = useMemo(() => ({ config, store, views, entry }), [config, store, views, entry]);
  return (
    <ShellContext value={context}>
      <ProgressBar />
      {router ? <RouterProvider router={router} /> : <Splash />}
    </ShellContext>
  );
}

function withDefaults(props: AdminRouterProps): ShellConfig {
  return {
    ...props,
    homePath: props.homePath ?? '/dashboard/analysis',
    loginPath: props.loginPath ?? '/user/login',
    afterLogoutPath: props.afterLogoutPath ?? '/',
    whitelist: props.whitelist ?? PLATFORM_WHITELIST,
    apiBase: props.apiBase ?? '/api',
    brand: props.brand ?? props.title,
  };
}
