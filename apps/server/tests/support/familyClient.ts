import { createHash } from 'node:crypto';
import type { Envelope } from '@gezi/domain';
import type { InjectOptions } from 'fastify';
import type { TestServer } from './startTestServer';

/** Secret that the client and the test server share. */
export const FAMILY_SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a';

type Params = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The calls of a client of the family (Vue 2 front end of the public platform, 3.4.3), in that client's own form. */
export interface FamilyClient {
  /** Signs in as the sign-in page does, and chooses a tenant. */
  signIn<Result>(username: string, password: string, tenant: number): Promise<Envelope<Result>>;
  /** Signed GET. */
  get<Result>(path: string, params?: Params): Promise<Envelope<Result>>;
  /** Signed POST or PUT. Signing turns the numbers of the body into text. */
  send<Result>(path: string, body: Params, method?: 'POST' | 'PUT'): Promise<Envelope<Result>>;
  /** PUT without a signature. */
  put<Result>(path: string, body: Params): Promise<Envelope<Result>>;
  remove(path: string, params: Params): Promise<Envelope>;
}

export function familyClient(server: TestServer): FamilyClient {
  const session = { token: '', tenant: 0 };

  async function call<Result>(method: Method, path: string, { params, body, signed }: CallParts) {
    const own = method === 'GET' ? { _t: Math.floor(server.now() / 1000), ...params } : params;
    const request: InjectOptions = {
      method,
      url: `/api${path}`,
      query: Object.fromEntries(
        Object.entries(own ?? {}).map(([name, value]) => [name, String((value as string | number | undefined) ?? '')]),
      ),
      headers: {
        'tenant-id': String(session.tenant),
        ...(session.token && { 'x-access-token': session.token }),
        ...(signed && { 'x-sign': signatureOf(path, params ?? body ?? {}), 'x-timestamp': String(server.now()) }),
      },
      ...(body && { payload: body }),
    };
    return (await server.app.inject(request)).json<Envelope<Result>>();
  }

  return {
    async signIn<Result>(username: string, password: string, tenant: number) {
      const checkKey = server.now();
      await call('GET', `/sys/randomImage/${checkKey}`, { signed: true });
      const answer = await call<Result>('POST', '/sys/login', {
        body: { username, password, captcha: 'abcd', checkKey, remember_me: true },
      });
      Object.assign(session, { token: (answer.result as { token?: string } | null)?.token ?? '', tenant });
      return answer;
    },
    get: (path, params = {}) => call('GET', path, { params, signed: true }),
    send: (path, given, method = 'POST') => call(method, path, { body: withTexts(given), signed: true }),
    put: (path, body) => call('PUT', path, { body }),
    remove: (path, params) => call('DELETE', path, { params }),
  };
}

interface CallParts {
  params?: Params;
  body?: Params;
  signed?: boolean;
}

/** Numbers of the top level as text, members without a value dropped. */
const withTexts = (body: Params): Params =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]],
    ),
  );

/** MD5 of the sorted parameters and the secret (contract, part 1 §1.5). */
function signatureOf(path: string, params: Params): string {
  const last = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const signed = { ...withTexts(params), ...(last.includes(',') && { 'x-path-variable': last }) };
  const sorted = Object.fromEntries(Object.entries(signed).sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash('md5')
    .update(`${JSON.stringify(sorted)}${FAMILY_SECRET}`)
    .digest('hex')
    .toUpperCase();
}
