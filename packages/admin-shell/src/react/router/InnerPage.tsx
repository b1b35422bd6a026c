import { memo, useMemo } from 'react';
import { useRoutes, type Location, type RouteObject } from 'react-router';
import { ShellPage } from '../pages/ShellPage';
import { StatusPage } from '../pages/StatusPage';
import { useShellState } from './ShellContext';

/** The page of a path inside the main layout, with router hooks for this path. Inactive pages do not re-render. */
export const InnerPage = memo(function InnerPage({ location }: { location: Location }) {
  const { routes } = useShellState();
  const objects = useMemo<RouteObject[]>(
    () => [
      { path: '/403', element: <StatusPage status={403} /> },
      { path: '/404', element: <StatusPage status={404} /> },
      { path: '/500', element: <StatusPage status={500} /> },
      // One page per path, so that no state leaks into the next.
      ...routes.map((route) => ({ path: route.path, element: <ShellPage key={route.path} route={route} /> })),
      { path: '*', element: <StatusPage status={404} /> },
    ],
    [routes],
  );
  return useRoutes(objects, location);
});
