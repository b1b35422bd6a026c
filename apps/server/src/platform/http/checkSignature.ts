import { signRequest } from '@gezi/client/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { timeOf } from '../db';
import { texts } from '../texts';
import { refuse } from './refusal';

/** Milliseconds for which a signature is valid. */
const LIFETIME = 5 * 60_000;

/**
 * Checks the signature of routes marked `signed` (contract, part 1 §1.5). It is a checksum, not a proof: only the token
 * decides access.
 */
export function checkSignature(
  app: FastifyInstance,
  config: Pick<Config, 'signMode' | 'signSecret'>,
  clock: () => number,
): void {
  if (config.signMode === 'off') return;
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.signed || request.caller?.isInner) return;
    if (!isFresh(request.headers['x-timestamp'], clock()) || !isSignatureValid(request, config.signSecret)) {
      throw refuse(texts.signature);
    }
  });
}

function isSignatureValid(request: FastifyRequest, secret: string): boolean {
  const [path = '', query = ''] = request.url.split('?', 2);
  const expected = signRequest(
    {
      path,
      query: Object.fromEntries(new URLSearchParams(query)),
      body: request.method === 'POST' ? request.body : undefined,
    },
    secret,
  );
  return request.headers['x-sign'] === expected;
}

/** Epoch milliseconds, or `yyyyMMddHHmmss`. */
function isFresh(timestamp: string | string[] | undefined, now: number): boolean {
  const text = typeof timestamp === 'string' ? timestamp : '';
  const compact = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text);
  const at = compact
    ? timeOf(`${compact.slice(1, 4).join('-')} ${compact.slice(4).join(':')}`)
    : /^\d{13}$/.test(text)
      ? Number(text)
      : Number.NaN;
  return Math.abs(now - at) <= LIFETIME;
}
