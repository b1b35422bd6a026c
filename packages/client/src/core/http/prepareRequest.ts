import type { HttpMethod } from './CallTarget';
import { lowAppOf, type CurrentRoute } from './lowApp';
import { splitQuery, toQuery, writeQuery } from './queryString';
import { resolveAddress } from './resolveAddress';
import type { SignedParts } from './signRequest';

/** What a request depends on, apart from the call. */
export interface RequestContext {
  basePath: string;
  token?: string;
  /** 0 without a tenant. */
  tenantId: number;
  /** Current time in epoch milliseconds. */
  now: number;
  language?: string;
  route?: CurrentRoute;
}

export interface Call {
  method: HttpMethod;
  /** Path with its `{name}` segments filled. */
  path: string;
  /** Query parameters of any method. */
  query?: unknown;
  /** JSON body, or a `FormData` for multipart. */
  body?: unknown;
  /** Additional headers. Those the client itself sets for the API, e.g. the token, are ignored there. */
  headers?: Readonly<Record<string, string>>;
  /** Default true for GET and POST, except sign-in and sign-out calls. */
  sign?: boolean;
}

export interface PreparedRequest {
  method: HttpMethod;
  href: string;
  headers: Record<string, string>;
  body?: string | FormData;
  /** Whether the request goes to the API. Other servers get no token, tenant, signature or cookies. */
  own: boolean;
  /** Path without query. */
  path: string;
  /** Input of the signature; undefined if the request is not signed. */
  toSign?: SignedParts;
}

/** Builds the request of a call: URL, query with `_t`, headers, body (P§7; contract, part 1 §1.4). */
export function prepareRequest(call: Call, context: RequestContext): PreparedRequest {
  const address = resolveAddress(call.path, context.basePath);
  const { path: href, query: inPath } = splitQuery(address.href);
  const lowApp = address.own ? lowAppOf(context.route) : undefined;
  const query = { ...inPath, ...toQuery(call.query), ...toQuery(lowApp?.filter) };
  const headers: Record<string, string> = { ...additional(call.headers, address.own), Accept: 'application/json, */*' };
  const isForm = typeof FormData !== 'undefined' && call.body instanceof FormData;
  // The browser sets the type of a form, with the boundary.
  if (call.body !== undefined && !isForm) headers['Content-Type'] = 'application/json';

  if (address.own) {
    if (context.token) headers['X-Access-Token'] = context.token;
    headers['tenant-id'] = String(context.tenantId);
    if (context.language) headers['Accept-Language'] = context.language;
    if (lowApp) headers['X-Low-App-ID'] = lowApp.appId;
  }

  const stamp = { _t: String(Math.floor(context.now / 1000)) };
  const isStamped = call.method === 'GET' && address.own && !address.path.includes('/sys/dict/getDictItems');
  const search = writeQuery(isStamped ? { ...stamp, ...query } : query);
  return {
    method: call.method,
    href: search ? `${href}?${search}` : href,
    headers,
    ...(call.body === undefined ? {} : { body: isForm ? (call.body as FormData) : JSON.stringify(call.body) }),
    own: address.own,
    path: address.path,
    ...(address.own &&
      (call.sign ?? isSigned(call.method, address.path)) && {
        toSign: { path: address.path, query, body: isForm ? undefined : call.body },
      }),
  };
}

/** Lower-case names of the headers the client sets, for any server and for the API. */
const ALWAYS_SET = new Set(['accept', 'content-type']);
const SET_FOR_API = new Set([
  'x-access-token',
  'tenant-id',
  'accept-language',
  'x-low-app-id',
  'x-sign',
  'x-timestamp',
]);

function additional(headers: Call['headers'], own: boolean): Record<string, string> {
  const names = Object.entries(headers ?? {});
  return Object.fromEntries(
    names.filter(([name]) => !ALWAYS_SET.has(name.toLowerCase()) && !(own && SET_FOR_API.has(name.toLowerCase()))),
  );
}

const UNSIGNED = /\/sys\/(?:login|phoneLogin|mLogin|logout)$/;
const isSigned = (method: HttpMethod, path: string): boolean =>
  (method === 'GET' || method === 'POST') && !UNSIGNED.test(path);
