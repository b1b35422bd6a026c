import { useCallback, useMemo } from 'react';
import { matchRoutes } from 'react-router';
import type { ShellRoute } from '../../core/shellRoute';
import { useShellState } from './ShellContext';

/** Finds the route of a path inside the main layout. */
export function useRouteAt(): (path: string) => ShellRoute | undefined {
  const { routes } = useShellState();
  const objects = useMemo(() => routes.map((route) => ({ path: route.path, handle: route })), [routes]);
  return useCallback((path) => matchRoutes(objects, path)?.[0]?.route.handle as ShellRoute | undefined, [objects]);
}
