import { NavigationBlockers } from '@gezi/admin-shell';
import { ClientProvider } from '@gezi/client';
import { GeziProvider, type LocaleCode } from '@gezi/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { createQueryClient } from '../app/createQueryClient';
import { FailureWatch } from '../app/FailureWatch';
import { managerAccess } from './fixtures';
import { preparePlatform, type RenderOptions } from './renderApp';

interface RenderPageOptions extends RenderOptions {
  page: ReactNode;
  /** The caller's permissions; default: a manager's. */
  auth?: typeof managerAccess.auth;
  /** Default zh-CN. */
  locale?: LocaleCode;
}

/** Renders one page with its providers, without guard, menu and tabs. Navigating away renders the address as text. */
export function renderPage({ page, path, auth = managerAccess.auth, locale = 'zh-CN', ...options }: RenderPageOptions) {
  const { platform, ...kit } = preparePlatform(options);
  platform.permissions.set({ ...managerAccess, auth });
  const elsewhere = { path: '*', Component: Elsewhere };
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [{ path: new URL(path, 'http://page.invalid').pathname, element: page }, elsewhere],
      },
    ],
    { initialEntries: [path] },
  );
  const queries = createQueryClient(platform.client);
  const view = render(
    <GeziProvider locale={locale}>
      <QueryClientProvider client={queries}>
        <ClientProvider client={platform.client} permissions={platform.permissions} sockets={platform.sockets}>
          <FailureWatch failures={platform.failures} reload={kit.reload} />
          <RouterProvider router={router} />
        </ClientProvider>
      </QueryClientProvider>
    </GeziProvider>,
  );
  /** Current path and query. */
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...kit, ...view, queries, address };
}

const Elsewhere = () => null;

const Frame = () => (
  <NavigationBlockers>
    <Outlet />
  </NavigationBlockers>
);
