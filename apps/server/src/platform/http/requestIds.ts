import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { routeOf } from './routeOf';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the connection comes from a proxy of `TRUST_PROXY`. */
    isPeerTrusted: boolean;
  }
}

const HEADER = 'x-request-id';
/** A trusted proxy passes on the header of its client, unless it sets its own. */
const VALID_ID = /^[\w.:-]{8,128}$/;

type Trust = Config['trustProxy'];

/** Creates the id of a request: that of a trusted proxy, otherwise a new one. */
export const requestIdOf =
  (trust: Trust) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[HEADER];
    const isValid = typeof given === 'string' && VALID_ID.test(given);
    return isValid && isTrusted(socket.remoteAddress, trust) ? given : randomUUID();
  };

/** Answers every request with its id, which its log lines have as `reqId`, and logs each one at the level `info`. */
export function registerRequestIds(app: FastifyInstance, trust: Trust): void {
  app.decorateRequest('isPeerTrusted', false);
  app.addHook('onRequest', async (request, reply) => {
    request.isPeerTrusted = isTrusted(request.socket.remoteAddress, trust);
    void reply.header(HEADER, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOf(request), status: reply.statusCode, ms }, 'request');
  });
}

/** @param address of the connection */
function isTrusted(address: string | undefined, trust: Trust): boolean {
  if (trust === false || !address || !ipaddr.isValid(address)) return false;
  if (typeof trust === 'number') return trust > 0;
  const peer = ipaddr.process(address);
  return trust.some((network) => {
    const [range, bits] = ipaddr.parseCIDR(
      network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`,
    );
    return peer.kind() === range.kind() && peer.match(range, bits);
  });
}
