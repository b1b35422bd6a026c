import { callbackify } from 'node:util';
import fastifyRateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressOf, networkOf } from './addressOf';
import type { RateCounter } from './rateCounter';
import { tooManyCalls } from './refusal';

/** Calls a minute. */
export interface RateLimit {
  /** Routes of one name are counted together. */
  name: string;
  max: number;
  /** Default the address; `user` only where callers are signed in. */
  by?: 'address' | 'user';
}

export const MINUTE = 60_000;

/** Counts the calls of routes that have a {@link RateLimit}; register it after the gate and before the routes. */
export async function registerRateLimits(app: FastifyInstance, counter: RateCounter): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    store: storeOver(counter),
    addHeaders: QUIET,
    addHeadersOnExceeding: QUIET,
    // Thrown: the one error handler makes the envelope.
    errorResponseBuilder: (_request, { ttl }) => tooManyCalls(ttl),
  });
}

/** `config.rateLimit` of a route. */
export const limited = ({ name, max, by = 'address' }: RateLimit): RateLimitOptions => ({
  max,
  timeWindow: MINUTE,
  groupId: ` ${name}`,
  keyGenerator: (request) => (by === 'user' ? request.caller!.userId : networkOf(addressOf(request))),
});

/** How many calls are left is nobody's business but the server's. */
const QUIET = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

function storeOver(counter: RateCounter): FastifyRateLimitStoreCtor {
  const hit = callbackify((key: string, window: number) => counter.hit(key, window));
  return class implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      hit(key, timeWindow, callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
