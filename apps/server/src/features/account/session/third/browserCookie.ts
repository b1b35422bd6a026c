import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../../../identity/accounts/oneTimeTokens';
import type { Config } from '../../../../platform/config/config';
import { publicOrigin } from '../../../../platform/http/publicOrigin';

/** Cookie lifetime in seconds; covers the sign-in at the provider and the landing page. */
const LIFE = 900;

/**
 * Cookie that binds a sign-in to the browser that started it, so that a link cannot sign a victim in to an attacker's
 * account. The cookie alone grants nothing: every endpoint that reads it also requires a one-time token. Over https the
 * `__Host-` prefix prevents other hosts of the domain from setting it, and no other name is read.
 */
export function browserCookie(config: Pick<Config, 'publicOrigins'>) {
  const isSecure = (request: FastifyRequest) => publicOrigin(config, request).startsWith('https:');
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? '__Host-gezi-third' : 'gezi-third');

  function read(request: FastifyRequest): string | undefined {
    const begin = `${nameFor(request)}=`;
    const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
    const secret = parts.find((part) => part.startsWith(begin))?.slice(begin.length);
    return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
  }

  function ensure(request: FastifyRequest, reply: FastifyReply): string {
    const browser = read(request) ?? newSecret();
    const flags = `Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
    reply.header('set-cookie', `${nameFor(request)}=${browser}; ${flags}`);
    return browser;
  }

  return { read, ensure };
}
