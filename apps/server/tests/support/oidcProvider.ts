import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

export const CLIENT_ID = 'gezi';
export const CLIENT_SECRET = 'a-secret-between-the-two';

export interface RunningProvider {
  issuer: string;
  /** Changes id tokens on their way out; undefined leaves them. */
  tamper: ((idToken: string) => string) | undefined;
  stop(): Promise<void>;
}

/**
 * Starts a real provider in this process that accepts any user.
 *
 * @param redirectUri allowed redirect URI
 */
export async function startProvider(redirectUri: string): Promise<RunningProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['for the tests of one run'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, name: `统一身份 ${sub}` }) }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  };
  const provider = new Provider(issuer, configuration);
  const running: RunningProvider = {
    issuer,
    tamper: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path === '/token' && body?.id_token && running.tamper) body.id_token = running.tamper(body.id_token);
  });
  const answer = provider.callback();
  server.on('request', (request, reply) => void answer(request, reply));
  return running;
}

/**
 * Walks through the provider's pages like a browser: signs in and gives consent.
 *
 * @param from URL at which the sign-in begins
 * @param until prefix of the URL the provider redirects back to
 * @returns the URL it redirected to
 */
export async function walkThrough(from: string, sub: string, until: string): Promise<string> {
  const cookies = new Map<string, string>();
  let target = from;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(target, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    form = undefined;
    const location = answer.headers.get('location');
    if (location) {
      target = new URL(location, target).href;
      if (target.startsWith(until)) return target;
      continue;
    }
    const html = await answer.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    if (!prompt) throw new Error(`No form at ${target}: ${html.slice(0, 500)}`);
    form = new URLSearchParams(prompt === 'login' ? { prompt, login: sub, password: 'x' } : { prompt });
  }
  throw new Error(`The provider never came back: ${target}`);
}
