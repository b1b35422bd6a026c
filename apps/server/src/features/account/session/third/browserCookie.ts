import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../../../identity/accounts/oneTime';
import type { Config } from '../../../../platform/config/config';
import { publicOrigin } from './publicOrigin';

/** Seconds a sign-in at a provider may take, and the landing after it. */
const LIFE = 900;

/**
 * Which browser a sign-in was begun in, so that nobody can be sent into somebody else's account by a link. It lets nobody
 * in by itself: every call that reads it asks for a word of one use besides. Reached by https the name keeps other hosts
 * of the domain from setting it, and no other name is read.
 */
export function browserCookie(config: Pick<Config, 'publicOrigins'>) {
  const isSecure = (request: FastifyRequest) => publicOrigin(config, request).startsWith('https:');
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? '__Host-gezi-third' : 'gezi-third');

  function of(request: FastifyRequest): string | undefined {
    const begin = `${nameFor(request)}=`;
    const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
    const word = parts.find((part) => part.startsWith(begin))?.slice(begin.length);
    return word && /^[\w-]{43}$/.test(word) ? word : undefined;
  }

  function mark(request: FastifyRequest, reply: FastifyReply): string {
    const browser = of(request) ?? newSecret();
    const flags = `Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
    reply.header('set-cookie', `${nameFor(request)}=${browser}; ${flags}`);
    return browser;
  }

  return { of, mark };
}
