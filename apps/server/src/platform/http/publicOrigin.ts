import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

/**
 * Origin under which the browser reaches the server: the public origin that matches the `Host` header, else the first
 * one. Without public origins (demo) it is the host itself, which `checkHost` has validated.
 */
export function publicOrigin({ publicOrigins }: Pick<Config, 'publicOrigins'>, { headers }: FastifyRequest): string {
  const host = headers.host ?? 'localhost';
  const matching = publicOrigins.find((origin) => new URL(origin).host === host);
  return matching ?? publicOrigins[0] ?? new URL(`http://${host}`).origin;
}
