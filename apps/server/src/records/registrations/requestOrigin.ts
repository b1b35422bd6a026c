import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/addressOf';
import { callOf } from '../../platform/http/callOf';
import { hostOf } from '../../platform/http/hostOf';

/** Where a registration comes from. */
export interface RequestOrigin {
  ip: string;
  /** Method and path, for the audit log. */
  call: string;
  /** Host name without port. */
  host: string;
}

export const requestOrigin = (request: FastifyRequest): RequestOrigin => ({
  ip: addressOf(request),
  call: callOf(request),
  host: hostOf(request),
});
