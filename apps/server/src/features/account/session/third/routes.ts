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
import { newSecret, oneTimeTokens } from '../../../../identity/accounts/oneTimeTokens';
import { describeFault } from '../../../../platform/http/describeFault';
import { guardValue } from '../../../../platform/http/parseBody';
import { publicOrigin } from '../../../../platform/http/publicOrigin';
import { limiter } from '../../../../platform/http/rateLimit';
import { routePaths } from '../../../../platform/http/routePaths';
import { servePublic } from '../../../../platform/http/serve';
import type { OidcProvider } from '../../../../platform/config/oidcProviders';
import type { Services } from '../../../../FeatureModule';
import { currentLanguage, texts } from '../../../../platform/texts';
import type { Phone } from '../../../../identity/sign-in/phone';
import type { signIn } from '../../../../identity/sign-in/signIn';
import { signInFrom } from '../../../../identity/sign-in/SignInFrom';
import { browserCookie } from './browserCookie';
import { oidcClients } from './oidcClients';
import { thirdLogin } from './thirdLogin';
import type { ThirdIdentity } from './thirdAccounts';

/** Milliseconds a user may spend at the provider. */
const FLOW_LIFE = 10 * 60_000;
/** Requests per address and minute. */
const CALLS_PER_MINUTE = 60;
/** Landing page (P§2). Parameters go into the fragment, which appears in no log and no referrer. */
const LANDING = '/oauth2-app/login';

/** Sign-in by OpenID Connect: code flow with PKCE, state and nonce, bound to the browser that started it. */
export function thirdLoginRoutes(
  app: FastifyInstance,
  services: Services,
  auth: ReturnType<typeof signIn>,
  phone: Phone,
): void {
  const { config, db, clock } = services;
  const clients = oidcClients(config.oidc, clock);
  const tokens = oneTimeTokens(db, clock);
  const cookie = browserCookie(config);
  const third = thirdLogin(services, auth, phone);
  const limit = { name: 'third-login', max: CALLS_PER_MINUTE };
  const countCall = limiter(app, limit);

  /** Serves an endpoint the browser navigates to; it answers with a redirect. */
  function servePage(
    endpoint: Endpoint,
    targetOf: (provider: OidcProvider, request: FastifyRequest, reply: FastifyReply) => Promise<string>,
  ) {
    app.get(
      routePaths(endpoint)[0]!,
      { config: { access: endpoint.access }, onRequest: countCall },
      async (request, reply) => {
        const { source } = request.params as { source: string };
        guardValue(request.params);
        guardValue(request.query);
        const provider = clients.providerOf(source);
        if (!provider) return reply.code(404).type('text/html; charset=utf-8').send(noProviderPage());
        const target = await targetOf(provider, request, reply).catch((error: unknown) => {
          services.onFault(describeFault(error), `sign-in by ${provider.key}`);
          return landingUrl({ error: 'failed', type: provider.key });
        });
        return reply.header('cache-control', 'no-store').redirect(target, 302);
      },
    );
  }

  async function begin(provider: OidcProvider, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const origin = publicOrigin(config, request);
    const client = await clients.configOf(provider);
    const browser = cookie.ensure(request, reply);
    const [state, nonce, verifier] = [newSecret(), randomNonce(), randomPKCECodeVerifier()];
    const redirectUri = `${origin}/api${thirdLoginCallback.path.replace('{source}', provider.key)}`;
    const flow = { source: provider.key, nonce, verifier, redirectUri };
    await tokens.issue('oidc-flow', flow, FLOW_LIFE, browser, state);
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

  async function handleCallback(provider: OidcProvider, request: FastifyRequest): Promise<string> {
    const browser = cookie.read(request);
    const { search, searchParams } = new URL(request.url, 'http://localhost');
    const state = searchParams.get('state') ?? '';
    const flow = browser && (await tokens.take('oidc-flow', state, browser));
    if (!flow || flow.source !== provider.key) return landingUrl({ error: 'stale', type: provider.key });
    if (searchParams.get('error') === 'access_denied') return landingUrl({ error: 'denied', type: provider.key });
    const grant = await authorizationCodeGrant(await clients.configOf(provider), new URL(flow.redirectUri + search), {
      pkceCodeVerifier: flow.verifier!,
      expectedState: state,
      expectedNonce: flow.nonce!,
      idTokenExpected: true,
    });
    const claims = grant.claims()!;
    const claimedName = claims.name ?? claims.preferred_username;
    const identity: ThirdIdentity = {
      source: provider.key,
      issuer: claims.iss,
      subject: claims.sub,
      name: typeof claimedName === 'string' ? claimedName.replaceAll(/\p{Cc}/gu, '').slice(0, 100) : '',
    };
    return landingUrl(await third.land(identity, browser!));
  }

  servePage(renderThirdLogin, begin);
  servePage(oauth2Login, begin);
  servePage(thirdLoginCallback, handleCallback);

  servePublic(
    app,
    getThirdLoginUser,
    async ({ first, second }, { request }) => {
      return third.enter(first, second, cookie.read(request), signInFrom(request));
    },
    { limit },
  );
  servePublic(
    app,
    bindThirdAccount,
    async (input, { request }) => {
      return third.bindByPassword(input, cookie.read(request), signInFrom(request));
    },
    { limit },
  );
  servePublic(
    app,
    bindThirdPhone,
    async (input, { request }) => {
      return third.bindByPhone(input, cookie.read(request), signInFrom(request));
    },
    { limit },
  );
  servePublic(
    app,
    createThirdUser,
    async ({ thirdUserUuid }, { request }) => {
      return third.create(thirdUserUuid, cookie.read(request), signInFrom(request));
    },
    { limit },
  );
}

const landingUrl = (params: Record<string, string>): string => `${LANDING}#${new URLSearchParams(params).toString()}`;

const noProviderPage = () =>
  `<!doctype html><html lang="${currentLanguage()}"><meta charset="utf-8"><title>${texts.third.noProvider}</title><p>${texts.third.noProvider}</p><p><a href="/user/login">${texts.third.back}</a></p></html>`;
