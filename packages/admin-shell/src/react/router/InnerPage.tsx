import { memo, useMemo } from 'react';
import { useRoutes, type Location, type RouteObject } from 'react-router';
import { ShellPage } from '../pages/ShellPage';
import { StatusPage } from '../pages/StatusPage';
import { useShellState } from './ShellContext';

/** The page of the main layout at an address; below it the router's hooks speak of that address. Pages asleep are not drawn anew. */
export const InnerPage = memo(function InnerPage({ location }: { location: Location }) {
  const { routes } = useShellState();
  const objects = useMemo<RouteObject[]>(
    () => [
      { path: '/403', element: <StatusPage status={403} /> },
      { path: '/404', element: <StatusPage status={404} /> },
      { path: '/500', element: <StatusPage status={500} /> },
      // A page of its own per path: the state of one never leaks into the next.
      ...routes.map((route) => ({ path: route.path, element: <ShellPage key={route.path} route={route} /> })),
      { path: '*', element: <StatusPage status={404} /> },
    ],
    [routes],
  );
  return useRoutes(objects, location);
});
