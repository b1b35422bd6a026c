import type { FastifyRequest } from 'fastify';

/** Pattern of the route of a request, e.g. `/api/sys/dict/back/:id`: unlike its path it has no values of a user. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string =>
  routeOptions?.url ?? 'unknown';
