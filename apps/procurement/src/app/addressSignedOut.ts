import { matchRoutes, type RouteObject } from 'react-router';

/**
 * The address to load after the end of a session: undefined, which means the same again, for a public page, otherwise the
 * login page with the way back. The home page needs this, because visitors may open it too.
 */
export function addressSignedOut(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  publicPages: readonly RouteObject[],
): string | undefined {
  if (matchRoutes([...publicPages], pathname)) return undefined;
  return `/user/login?${new URLSearchParams({ redirect: `${pathname}${search}${hash}` }).toString()}`;
}
