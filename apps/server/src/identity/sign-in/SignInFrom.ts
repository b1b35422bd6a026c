import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/addressOf';
import { callOf } from '../../platform/http/callOf';

/** Where a sign-in comes from. */
export interface SignInFrom {
  ip: string;
  userAgent: string;
  /** Method and path, for the log. */
  call: string;
}

export const signInFrom = (request: FastifyRequest): SignInFrom => ({
  ip: addressOf(request),
  userAgent: request.headers['user-agent'] ?? '',
  // The word of one use stands in the path.
  call: callOf(request).replace(/(\/getLoginUser)\/.*/, '$1'),
});
