import type { FastifyInstance } from 'fastify';
import { slowBody } from './refusal';

/** Milliseconds. */
const BODY_TIMEOUT = 10_000;

/** Refuses JSON bodies that arrive too slowly. Uploads are limited by the `timeLimit` of their routes. */
export function limitBodyTime(app: FastifyInstance, limit = BODY_TIMEOUT): void {
  app.addHook('preParsing', async (request, reply) => {
    if (request.raw.complete !== false || !request.headers['content-type']?.startsWith('application/json')) return;
    const timer = setTimeout(() => {
      if (!request.raw.complete && !reply.sent) void reply.send(slowBody());
    }, limit);
    request.raw.once('close', () => clearTimeout(timer));
    request.raw.once('end', () => clearTimeout(timer));
  });
}
