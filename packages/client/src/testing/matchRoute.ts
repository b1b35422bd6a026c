import type { HttpMethod } from '../core/index';

/** Method and path below the base path; a `{name}` segment matches any segment. */
export type RouteKey = `${HttpMethod} /${string}`;

export interface RouteMatch {
  key: RouteKey;
  /** Values of the `{name}` segments, decoded. */
  params: Record<string, string>;
}

/** The first matching route; exact paths are preferred. */
export function matchRoute(keys: readonly RouteKey[], method: string, path: string): RouteMatch | undefined {
  const exact = keys.find((key) => key === `${method} ${path}`);
  if (exact) return { key: exact, params: {} };
  const asked = path.split('/');
  for (const key of keys) {
    const wanted = key.slice(key.indexOf('/')).split('/');
    if (!key.startsWith(`${method} `) || wanted.length !== asked.length) continue;
    const params: Record<string, string> = {};
    const isMatch = wanted.every((segment, index) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name) params[name] = decodeURIComponent(asked[index]!);
      return name !== undefined || segment === asked[index];
    });
    if (isMatch) return { key, params };
  }
  return undefined;
}
