/** Paths open without sign-in. */
export interface Whitelist {
  paths: readonly string[];
  /** Path prefixes, e.g. `/projectintro/detail/`. */
  prefixes: readonly string[];
}

/** The whitelist of the platform (P§2, guard 4); the guard adds the home path. */
export const PLATFORM_WHITELIST: Whitelist = {
  paths: [
    '/',
    '/home',
    '/aboutus',
    '/joinus',
    '/projectintro',
    '/register-supplier',
    '/helpdocument',
    '/user/login',
    '/user/register',
    '/user/register-result',
    '/user/alteration',
    '/flowable/task/record',
    '/user/client/register',
  ],
  prefixes: ['/projectintro/detail/'],
};

/** Whether a path is open without sign-in; a trailing slash is ignored. */
export function isWhitelisted(path: string, { paths, prefixes }: Whitelist): boolean {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return paths.includes(bare) || prefixes.some((prefix) => path.startsWith(prefix) && path.length > prefix.length);
}
