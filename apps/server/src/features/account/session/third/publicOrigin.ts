import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../../platform/config/config';

/**
 * Where the browser reaches the server: the public origin it has asked for, the first one otherwise; without any (demo)
 * the host it used, which `checkHost` has let through.
 */
export function publicOrigin({ publicOrigins }: Pick<Config, 'publicOrigins'>, { headers }: FastifyRequest): string {
  const host = headers.host ?? 'localhost';
  const own = publicOrigins.find((origin) => new URL(origin).host === host);
  return own ?? publicOrigins[0] ?? new URL(`http://${host}`).origin;
}
