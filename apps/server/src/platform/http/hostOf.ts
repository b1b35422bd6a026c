import type { FastifyRequest } from 'fastify';

/** Host of a request, lower case, without port. */
export const hostOf = ({ headers }: FastifyRequest): string => (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
