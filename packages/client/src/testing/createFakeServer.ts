import type { Fetch, XhrLike } from '../core/index';
import { createFakeXhr } from './FakeXhr';
import { matchRoute, type RouteKey } from './matchRoute';
import { refuse, type FakeReply } from './reply';

/** A request as a route sees it. */
export interface FakeRequest {
  method: string;
  /** Below the base path, without query. */
  path: string;
  /** The `{name}` segments of the route, decoded. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or the form of a multipart body. */
  body: unknown;
}

export type FakeRoute = FakeReply | ((request: FakeRequest) => FakeReply | Promise<FakeReply>);
/** `'GET /sys/dict/getDictItems/{dictCode}'` → what it answers. */
export type FakeRoutes = Readonly<Record<RouteKey, FakeRoute>>;

export interface FakeServer {
  /** For `createClient`. */
  fetch: Fetch;
  /** For `createClient`, where uploads are to show progress: quarters of the file over the delay of the reply. */
  xhr: () => XhrLike;
  /** Every request so far, oldest first. */
  requests: readonly FakeRequest[];
  /** The requests of one route. */
  requestsOf: (key: RouteKey) => readonly FakeRequest[];
  /** Changes what a route answers from now on. */
  route: (key: RouteKey, route: FakeRoute) => void;
}

/**
 * A server in the page, for stories and tests. What has no route is answered with 404.
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
    requestsOf: (key) => log.filter((one) => one.key === key).map(({ request }) => request),
    route: (key, route) => void table.set(key, route),
  };
}

/** Waits, or throws as `fetch` does when the caller gives up. */
function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('This operation was aborted', 'AbortError'));
    if (signal?.aborted) return giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    if (delayMs === 0) resolve();
    else if (delayMs !== Infinity) setTimeout(resolve, delayMs);
  });
}
