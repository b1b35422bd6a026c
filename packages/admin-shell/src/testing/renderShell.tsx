import { GeziProvider } from '@gezi/ui';
import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { AdminRouter } from '../react/router/AdminRouter';
import type { AdminRouterProps, Visit } from '../react/router/AdminRouterProps';
import { access, user } from './menu';
import { views } from './views';

// The first render of a shell is slow in jsdom under load.
configure({ asyncUtilTimeout: 20_000 });

/** Renders the current location. */
function Where({ name }: { name: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <h1>{name}</h1>
      <p data-testid="where">{`${pathname}${search}${hash}`}</p>
    </>
  );
}

/** Renders a complete shell in jsdom, signed in by default. */
export function renderShell(path: string, more: Partial<AdminRouterProps> = {}) {
  const visits: Visit[] = [];
  const props: AdminRouterProps = {
    publicRoutes: [
      { path: '/user/login', element: <Where name="登录" /> },
      { path: '/home', element: <Where name="公开首页" /> },
      { path: '/projectintro/detail/:id', element: <Where name="项目介绍" /> },
    ],
    views,
    loadPermission: () => Promise.resolve(access),
    session: { token: 'token', user },
    onLogout: () => undefined,
    title: '采购SaaS管理平台',
    brand: '采购SaaS平台',
    afterLogoutPath: '/home',
    initialEntries: [path],
    onEnter: (visit) => visits.push(visit),
    ...more,
  };
  const whole = (changed: Partial<AdminRouterProps>) => (
    <GeziProvider>
      <AdminRouter {...props} {...changed} />
    </GeziProvider>
  );
  const { rerender } = render(whole({}));
  return {
    visits,
    user: userEvent.setup(),
    change: (changed: Partial<AdminRouterProps>) => act(async () => rerender(whole(changed))),
  };
}
