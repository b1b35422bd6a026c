import { callbackify } from 'node:util';
import fastifyRateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Makes {@link limiter} available; register it before the routes. */
export async function registerRateLimits(app: FastifyInstance, counter: RateCounter): Promise<void> {
  await app.register(fastifyRateLimit, { global: false, store: storeOver(counter) });
}

/**
 * Counts the call of a request. Ask it after the input has been checked: invalid input does not use up a limit.
 *
 * @returns throws a refusal of status 429 with `Retry-After` when the limit is exceeded
 */
export function limiter(app: FastifyInstance, { name, max, by = 'address' }: RateLimit) {
  const count = app.createRateLimit({
    max,
    timeWindow: MINUTE,
    keyGenerator: (request) => `${by === 'user' ? request.caller!.userId : networkOf(addressOf(request))} ${name}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw tooManyCalls(result.ttl);
  };
}

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
