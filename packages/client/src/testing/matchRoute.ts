import type { HttpMethod } from '../core/index';

/** Method and path below the base path; a `{name}` segment stands for any one segment. */
export type RouteKey = `${HttpMethod} /${string}`;

export interface RouteMatch {
  key: RouteKey;
  /** Decoded. */
  params: Record<string, string>;
}

/** The first route that fits; those without `{name}` segments go first. */
export function matchRoute(keys: readonly RouteKey[], method: string, path: string): RouteMatch | undefined {
  const exact = keys.find((key) => key === `${method} ${path}`);
  if (exact) return { key: exact, params: {} };
  const asked = path.split('/');
  for (const key of keys) {
    const wanted = key.slice(key.indexOf('/')).split('/');
    if (!key.startsWith(`${method} `) || wanted.length !== asked.length) continue;
    const params: Record<string, string> = {};
    const isFit = wanted.every((segment, index) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name) params[name] = decodeURIComponent(asked[index]!);
      return name !== undefined || segment === asked[index];
    });
    if (isFit) return { key, params };
  }
  return undefined;
}
