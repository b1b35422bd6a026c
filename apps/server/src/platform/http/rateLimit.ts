import { callbackify } from 'node:util';
import fastifyRateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, networkOf } from './addressOf';
import type { RateCounter } from './rateCounter';
import { tooManyCalls } from './refusal';

/** Limit of calls per minute. */
export interface RateLimit {
  /** Routes with the same name share a count. */
  name: string;
  max: number;
  /** Default `address`; `user` requires signed-in callers. */
  by?: 'address' | 'user';
}

export const MINUTE = 60_000;

/** Registers what {@link limiter} needs; call it before registering routes. */
export async function registerRateLimits(app: FastifyInstance, counter: RateCounter): Promise<void> {
  await app.register(fastifyRateLimit, { global: false, store: storeOver(counter) });
}

/**
 * Creates a function that counts a request. Call it after validation, so that invalid input does not count. It throws a
 * refusal with status 429 and `Retry-After` if the limit is exceeded.
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
