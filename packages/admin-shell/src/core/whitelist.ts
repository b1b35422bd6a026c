/** Paths that pass without a token. */
export interface Whitelist {
  paths: readonly string[];
  /** Beginnings of paths, e.g. `/projectintro/detail/`. */
  prefixes: readonly string[];
}

/** The platform's own list (P§2, guard 4); the default home path is added by the guard. */
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

/** Whether a path passes without a token; a slash at its end does not count. */
export function isWhitelisted(path: string, { paths, prefixes }: Whitelist): boolean {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return paths.includes(bare) || prefixes.some((prefix) => path.startsWith(prefix) && path.length > prefix.length);
}
