import type { FastifyRequest } from 'fastify';

/** The host a request was sent to, without port, lower case. */
export const hostOf = ({ headers }: FastifyRequest): string => (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
