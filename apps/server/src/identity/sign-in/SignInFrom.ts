import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/addressOf';
import { callOf } from '../../platform/http/callOf';

/** Origin of a sign-in. */
export interface SignInFrom {
  ip: string;
  userAgent: string;
  /** Method and path, for the log. */
  call: string;
}

export const signInFrom = (request: FastifyRequest): SignInFrom => ({
  ip: addressOf(request),
  userAgent: request.headers['user-agent'] ?? '',
  // The path contains a one-time token.
  call: callOf(request).replace(/(\/getLoginUser)\/.*/, '$1'),
});
