import {
  bindThirdAccount,
  bindThirdPhone,
  createThirdUser,
  getThirdLoginUser,
  oauth2Login,
  renderThirdLogin,
  thirdLoginCallback,
  type Endpoint,
} from '@gezi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { newSecret, oneTime } from '../../../../identity/accounts/oneTime';
import { describeFault } from '../../../../platform/http/describeFault';
import { guardValue } from '../../../../platform/http/parseBody';
import { limiter } from '../../../../platform/http/rateLimit';
import { routePaths } from '../../../../platform/http/routePaths';
import { servePublic } from '../../../../platform/http/serve';
import type { OidcProvider } from '../../../../platform/config/oidcProviders';
import type { Services } from '../../../../FeatureModule';
import { texts } from '../../../../platform/texts';
import type { Phone } from '../../../../identity/sign-in/phone';
import type { signIn } from '../../../../identity/sign-in/signIn';
import { signInFrom } from '../../../../identity/sign-in/SignInFrom';
import { browserCookie } from './browserCookie';
import { oidcClients } from './oidcClients';
import { publicOrigin } from './publicOrigin';
import { thirdLogin } from './thirdLogin';
import type { ThirdIdentity } from './thirdAccounts';

/** Milliseconds somebody may take at the provider. */
const FLOW_LIFE = 10 * 60_000;
/** Steps of sign-ins an address may take in a minute. */
const STEPS = 60;
/** Where the browser lands (P§2). What it gets along stands in the fragment, which no log and no referrer sees. */
const LANDING = '/oauth2-app/login';

/** Signing in by OpenID Connect: code flow with PKCE, state and nonce, bound to the browser that began it. */
export function thirdLoginRoutes(
  app: FastifyInstance,
  services: Services,
  door: ReturnType<typeof signIn>,
  phone: Phone,
): void {
  const { config, db, clock } = services;
  const clients = oidcClients(config.oidc, clock);
  const words = oneTime(db, clock);
  const cookie = browserCookie(config);
  const third = thirdLogin(services, door, phone);
  const limit = { name: 'third-login', max: STEPS };
  const countCall = limiter(app, limit);

  /** A page the browser itself asks for. */
  function page(
    endpoint: Endpoint,
    answer: (provider: OidcProvider, request: FastifyRequest, reply: FastifyReply) => Promise<string>,
  ) {
    app.get(
      routePaths(endpoint)[0]!,
      { config: { access: endpoint.access }, onRequest: countCall },
      async (request, reply) => {
        const { source } = request.params as { source: string };
        guardValue(request.params);
        guardValue(request.query);
        const provider = clients.providerOf(source);
        if (!provider) return reply.code(404).type('text/html; charset=utf-8').send(NO_PROVIDER);
        const target = await answer(provider, request, reply).catch((error: unknown) => {
          services.onFault(describeFault(error), `sign-in by ${provider.key}`);
          return landing({ error: 'failed', type: provider.key });
        });
        return reply.header('cache-control', 'no-store').redirect(target, 302);
      },
    );
  }

  async function begin(provider: OidcProvider, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const origin = publicOrigin(config, request);
    const client = await clients.configOf(provider);
    const browser = cookie.mark(request, reply);
    const [state, nonce, verifier] = [newSecret(), randomNonce(), randomPKCECodeVerifier()];
    const redirectUri = `${origin}/api${thirdLoginCallback.path.replace('{source}', provider.key)}`;
    const flow = { source: provider.key, nonce, verifier, redirectUri };
    await words.issue('oidc-flow', flow, FLOW_LIFE, browser, state);
    const target = buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: provider.scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return target.href;
  }

  async function comeBack(provider: OidcProvider, request: FastifyRequest): Promise<string> {
    const browser = cookie.of(request);
    const { search, searchParams } = new URL(request.url, 'http://localhost');
    const state = searchParams.get('state') ?? '';
    const flow = browser && (await words.take('oidc-flow', state, browser));
    if (!flow || flow.source !== provider.key) return landing({ error: 'stale', type: provider.key });
    if (searchParams.get('error') === 'access_denied') return landing({ error: 'denied', type: provider.key });
    const tokens = await authorizationCodeGrant(await clients.configOf(provider), new URL(flow.redirectUri + search), {
      pkceCodeVerifier: flow.verifier!,
      expectedState: state,
      expectedNonce: flow.nonce!,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const said = claims.name ?? claims.preferred_username;
    const who: ThirdIdentity = {
      source: provider.key,
      issuer: claims.iss,
      subject: claims.sub,
      name: typeof said === 'string' ? said.replaceAll(/\p{Cc}/gu, '').slice(0, 100) : '',
    };
    return landing(await third.land(who, browser!));
  }

  page(renderThirdLogin, begin);
  page(oauth2Login, begin);
  page(thirdLoginCallback, comeBack);

  servePublic(
    app,
    getThirdLoginUser,
    async ({ first, second }, { request }) => {
      return third.enter(first, second, cookie.of(request), signInFrom(request));
    },
    { limit },
  );
  servePublic(
    app,
    bindThirdAccount,
    async (input, { request }) => {
      return third.bindByPassword(input, cookie.of(request), signInFrom(request));
    },
    { limit },
  );
  servePublic(
    app,
    bindThirdPhone,
    async (input, { request }) => {
      return third.bindByPhone(input, cookie.of(request), signInFrom(request));
    },
    { limit },
  );
  servePublic(
    app,
    createThirdUser,
    async ({ thirdUserUuid }, { request }) => {
      return third.create(thirdUserUuid, cookie.of(request), signInFrom(request));
    },
    { limit },
  );
}

const landing = (along: Record<string, string>): string => `${LANDING}#${new URLSearchParams(along).toString()}`;

const NO_PROVIDER = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${texts.third.noProvider}</title><p>${texts.third.noProvider}</p><p><a href="/user/login">返回登录</a></p></html>`;
