import {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  Navigate,
  parsePath,
  type RouteObject,
} from 'react-router';
import { RouteFailure } from '../pages/RouteFailure';
import { Splash } from '../pages/Splash';
import { guardMiddleware, type GuardSurroundings } from './guardMiddleware';
import { PublicFrame } from './PublicFrame';
import { ShellFrame } from './ShellFrame';
import { LAYOUT_ROUTE, ShellRoot } from './ShellRoot';

export interface ShellRouterOptions extends Omit<GuardSurroundings, 'hash'> {
  homePath: string;
  initialEntries?: string[] | undefined;
}

/** Creates the router: public pages, the main layout with its pages, and the guard. */
export function createShellRouter({ initialEntries, homePath, ...around }: ShellRouterOptions): ShellRouter {
  // Guards the first navigation before the router is returned.
  const started: { router?: ShellRouter } = {};
  const hash = () => {
    const { router } = started;
    if (router) return (router.state.navigation.location ?? router.state.location).hash;
    return initialEntries ? (parsePath(initialEntries.at(-1) ?? '/').hash ?? '') : window.location.hash;
  };
  const ownsRoot = Boolean(matchRoutes(around.publicRoutes, '/'));
  const routes: RouteObject[] = [
    {
      id: 'gezi-root',
      middleware: [guardMiddleware({ ...around, hash })],
      element: <ShellRoot />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <Splash />,
      children: [
        { element: <PublicFrame />, children: around.publicRoutes },
        ...(ownsRoot ? [] : [{ index: true as const, element: <Navigate to={homePath} replace /> }]),
        { id: LAYOUT_ROUTE, path: '*', element: <ShellFrame /> },
      ],
    },
  ];
  const options = around.basename === '/' ? {} : { basename: around.basename };
  started.router = initialEntries
    ? createMemoryRouter(routes, { ...options, initialEntries })
    : createBrowserRouter(routes, options);
  return started.router;
}

export type ShellRouter = ReturnType<typeof createMemoryRouter>;
