import type { FastifyReply, FastifyRequest } from 'fastify';
import { newWord } from '../../../accounts/oneTime';

/** Seconds a sign-in at a provider may take, and the landing after it. */
const LIFE = 900;

/**
 * Which browser a sign-in was begun in, so that nobody can be sent into somebody else's account by a link. It lets nobody
 * in by itself: every call that reads it asks for a word of one use besides.
 */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const match = /(?:^|;\s*)(?:__Host-)?gezi-third=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '');
  return match?.[1];
}

/** @param secure reached by https: the name keeps other hosts of the domain from setting it */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const browser = browserOf(request) ?? newWord();
  const name = secure ? '__Host-gezi-third' : 'gezi-third';
  const flags = `Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${name}=${browser}; ${flags}`);
  return browser;
}
