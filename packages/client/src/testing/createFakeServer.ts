import type { Fetch, XhrLike } from '../core/index';
import { createFakeXhr } from './FakeXhr';
import { matchRoute, type RouteKey } from './matchRoute';
import { refuse, type FakeReply } from './reply';

/** A request as a route receives it. */
export interface FakeRequest {
  method: string;
  /** Path below the base path, without query. */
  path: string;
  /** Values of the `{name}` segments of the route, decoded. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Headers by lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or the `FormData` of a multipart body. */
  body: unknown;
}

/** The reply of a route, or a function that makes it. */
export type FakeRoute = FakeReply | ((request: FakeRequest) => FakeReply | Promise<FakeReply>);
/** Replies by route, e.g. `'GET /sys/dict/getDictItems/{dictCode}'`. */
export type FakeRoutes = Readonly<Record<RouteKey, FakeRoute>>;

export interface FakeServer {
  /** `fetch` for `createClient`. */
  fetch: Fetch;
  /** `xhr` for `createClient`: uploads report progress in quarters over the delay of the reply. */
  xhr: () => XhrLike;
  /** All requests, oldest first. */
  requests: readonly FakeRequest[];
  /** The requests of a route. */
  requestsOf: (key: RouteKey) => readonly FakeRequest[];
  /** Replaces the reply of a route. */
  route: (key: RouteKey, route: FakeRoute) => void;
}

/**
 * A fake API server for stories and tests. A request without a route is answered with 404.
 *
 * @param options.basePath default `/api`
 * @example
 * const server = createFakeServer({ 'GET /sys/tenant': reply([{ id: 1, name: '格子集团' }]) });
 * const client = createClient({ session: createSessionStore(), fetch: server.fetch });
 */
export function createFakeServer(routes: FakeRoutes, { basePath = '/api' }: { basePath?: string } = {}): FakeServer {
  const table = new Map<RouteKey, FakeRoute>(Object.entries(routes) as [RouteKey, FakeRoute][]);
  const log: { key: RouteKey | undefined; request: FakeRequest }[] = [];

  async function answer(method: string, address: string, headers: Record<string, string>, body: unknown) {
    const url = new URL(address, 'http://fake.invalid');
    const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : url.pathname;
    const match = matchRoute([...table.keys()], method, path);
    const request: FakeRequest = {
      method,
      path,
      params: match?.params ?? {},
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    log.push({ key: match?.key, request });
    const route = match && table.get(match.key);
    if (!route) return refuse(`no route: ${method} ${path}`, { status: 404, code: 404 });
    return typeof route === 'function' ? route(request) : route;
  }

  return {
    async fetch(address, { method = 'GET', headers = {}, body, signal } = {}) {
      const made = await answer(method, address, headers as Record<string, string>, body ?? undefined);
      await pause(made.delayMs, signal ?? undefined);
      if (made.isBroken) throw new TypeError('fetch failed');
      return new Response(made.body, { status: made.status, headers: made.headers });
    },
    xhr: () => createFakeXhr(answer),
    get requests() {
      return log.map(({ request }) => request);
    },
    requestsOf: (key) => log.filter((entry) => entry.key === key).map(({ request }) => request),
    route: (key, route) => void table.set(key, route),
  };
}

/** Waits, or throws like `fetch` when the caller aborts. */
function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('This operation was aborted', 'AbortError'));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    if (delayMs === 0) resolve();
    else if (delayMs !== Infinity) setTimeout(resolve, delayMs);
  });
}
