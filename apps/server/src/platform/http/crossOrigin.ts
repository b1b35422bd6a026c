import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { originAllowed } from './originAllowed';
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
 * Echoes the origins that {@link originAllowed} allows (contract, part 1 §1.1). Other origins get no CORS header.
 */
export function crossOrigin(app: FastifyInstance, config: Pick<Config, 'mode' | 'publicOrigins'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isData(request.url) || !request.headers.origin) return;
    void reply.header('vary', 'Origin');
    if (originAllowed(request.headers.origin, request.headers.host, config)) allow(request, reply);
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
  });
}
