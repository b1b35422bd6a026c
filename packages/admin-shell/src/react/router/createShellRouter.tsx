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
import { ShellRoot } from './ShellRoot';

export interface ShellRouterOptions extends Omit<GuardSurroundings, 'hash'> {
  homePath: string;
  initialEntries?: string[] | undefined;
}

/** The router: public pages as they come, everything else inside the main layout, all of it behind the guard. */
export function createShellRouter({ initialEntries, homePath, ...around }: ShellRouterOptions): ShellRouter {
  // The first navigation is judged before the router is handed over.
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
        { id: 'gezi-dashboard', path: '*', element: <ShellFrame /> },
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
