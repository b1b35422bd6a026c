import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isData } from './securityHeaders';

const ALLOWED_HEADERS = [
  'Content-Type',
  'X-Access-Token',
  'tenant-id',
  'X-Tenant-Id',
  'X-Low-App-ID',
  'X-Sign',
  'X-TIMESTAMP',
  'X-Version',
  'X-Requested-With',
].join(', ');

/**
 * A client may be served from another port (contract, part 1 §1.1): its origin is echoed. No call is let in by a
 * cookie, so a foreign page can do nothing here that it could not do without a browser.
 */
export function crossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isData(request.url) || !request.headers.origin) return;
    allow(request, reply);
    if (request.method === 'OPTIONS') return reply.code(204).send();
  });
}

function allow(request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    'access-control-allow-origin': request.headers.origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-expose-headers': 'Content-Disposition',
    'access-control-max-age': '600',
    vary: 'Origin',
  });
}
