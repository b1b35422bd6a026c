import type { FastifyRequest } from 'fastify';

/** Method and path for the logs, without the query, which may hold a token. */
export const callOf = (request: Pick<FastifyRequest, 'method' | 'url'>): string =>
  `${request.method} ${request.url.split('?', 1)[0]!}`;
