/** API client without a browser, signed in to a demo account. */
export interface ApiCaller {
  token: string;
  get<Result = unknown>(path: string, query?: Record<string, string | number>): Promise<Answer<Result>>;
  post<Result = unknown>(path: string, body: unknown): Promise<Answer<Result>>;
  put<Result = unknown>(path: string, body: unknown): Promise<Answer<Result>>;
  /** Stores a text as a file of an area. @returns its stored path */
  upload(biz: string, fileName: string, text: string): Promise<string>;
}

interface Answer<Result> {
  status: number;
  body: { success: boolean; code: number; message: string; field?: string; result: Result };
}

export async function signInToApi(url: string, username: string, password = 'Gezi@2026'): Promise<ApiCaller> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const login = await send<{ token: string; tenantList?: { id: number }[] }>(`${url}/api/sys/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password, captcha: '0000', checkKey: '1' }),
  });
  if (!login.body.success) throw new Error(login.body.message);
  const { token, tenantList } = login.body.result;
  headers['x-access-token'] = token;
  headers['tenant-id'] = String(tenantList?.[0]?.id ?? 0);
  return {
    token,
    get: (path, query = {}) =>
      send(
        `${url}/api${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
        { headers },
      ),
    post: (path, body) => send(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    put: (path, body) => send(`${url}/api${path}`, { method: 'PUT', headers, body: JSON.stringify(body) }),
    async upload(biz, fileName, text) {
      const { 'content-type': _type, ...signedIn } = headers;
      const body = new FormData();
      body.append('file', new Blob([text]), fileName);
      body.append('biz', biz);
      const stored = await send<{ url: string }>(`${url}/api/sys/common/upload`, {
        method: 'POST',
        headers: signedIn,
        body,
      });
      return stored.body.result.url;
    },
  };
}

/** The result of a call. @throws {Error} with the message of a refusal */
export async function done<Result>(call: ReturnType<ApiCaller['post']>): Promise<Result> {
  const { body } = await call;
  if (!body.success) throw new Error(`${body.field ?? ''} ${body.message}`);
  return body.result as Result;
}

async function send<Result>(url: string, init: RequestInit): Promise<Answer<Result>> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, body: (await answer.json()) as Answer<Result>['body'] };
}
