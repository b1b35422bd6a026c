/** Milliseconds; a request that is given up may still be carried out. */
const TIMEOUT = 120_000;

/** API client without a browser, signed in to a demo account. */
export interface ApiCaller {
  token: string;
  get<Result = unknown>(path: string, query?: Record<string, string | number>): Promise<ApiAnswer<Result>>;
  post<Result = unknown>(path: string, body: unknown): Promise<ApiAnswer<Result>>;
  put<Result = unknown>(path: string, body: unknown): Promise<ApiAnswer<Result>>;
  delete(path: string, query: Record<string, string>): Promise<ApiAnswer<unknown>>;
  /** Posts a form with files. */
  sendForm<Result = unknown>(path: string, form: FormData): Promise<ApiAnswer<Result>>;
  /** Stores a text as a file of an area; the result has its stored path. */
  sendFile(biz: string, fileName: string, text: string): Promise<ApiAnswer<{ url: string }>>;
  /** Like {@link sendFile}. @returns the stored path */
  upload(biz: string, fileName: string, text: string): Promise<string>;
}

export interface ApiAnswer<Result> {
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
  return callerOf(url, token, { 'x-access-token': token, 'tenant-id': String(tenantList?.[0]?.id ?? 0) });
}

/** API client that is not signed in. */
export const visitorOf = (url: string): ApiCaller => callerOf(url, '', {});

function callerOf(url: string, token: string, headers: Record<string, string>): ApiCaller {
  const withType = { ...headers, 'content-type': 'application/json' };
  const sendForm = <Result>(path: string, body: FormData) =>
    send<Result>(`${url}/api${path}`, { method: 'POST', headers, body });
  function sendFile(biz: string, fileName: string, text: string) {
    const body = new FormData();
    body.append('file', new Blob([text]), fileName);
    body.append('biz', biz);
    return sendForm<{ url: string }>('/sys/common/upload', body);
  }
  return {
    token,
    get: (path, query = {}) =>
      send(
        `${url}/api${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
        { headers },
      ),
    post: (path, body) => send(`${url}/api${path}`, { method: 'POST', headers: withType, body: JSON.stringify(body) }),
    put: (path, body) => send(`${url}/api${path}`, { method: 'PUT', headers: withType, body: JSON.stringify(body) }),
    delete: (path, query) => send(`${url}/api${path}?${new URLSearchParams(query)}`, { method: 'DELETE', headers }),
    sendForm,
    sendFile,
    upload: async (...file) => (await sendFile(...file)).body.result.url,
  };
}

/** The result of a call. @throws {Error} with the message of a refusal */
export async function done<Result>(call: ReturnType<ApiCaller['post']>): Promise<Result> {
  const { body } = await call;
  if (!body.success) throw new Error(`${body.field ?? ''} ${body.message}`);
  return body.result as Result;
}

async function send<Result>(url: string, init: RequestInit): Promise<ApiAnswer<Result>> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  return { status: answer.status, body: (await answer.json()) as ApiAnswer<Result>['body'] };
}
