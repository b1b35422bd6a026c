import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { isLoopback } from '../security/isLoopback';
import { texts } from '../texts';
import { forbidden } from './refusal';

type Hosts = Pick<Config, 'mode' | 'publicHosts'>;

/**
 * Answers only under the names the server is known by, sockets and files included. A page of a foreign name that is made to
 * point here (DNS rebinding) would otherwise count as ours.
 */
export function checkHost(app: FastifyInstance, config: Hosts): void {
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    // Never a forwarded name: a page whose name points here may send one along.
    if (hostAllowed(headers.host, config)) return;
    void reply.header('connection', 'close');
    // A socket that was to be upgraded is no longer Node's to close.
    if (headers.upgrade) reply.raw.once('finish', () => raw.socket.destroySoon());
    throw forbidden(texts.foreignHost(headers.host ?? ''));
  });
}

/**
 * @param host header `Host`; its port does not matter
 * @returns whether it is one of the public hosts, or in demo mode this machine, in production any address without a name:
 *   nobody can make an address point elsewhere
 */
export function hostAllowed(host: string | undefined, { mode, publicHosts }: Hosts): boolean {
  const name = hostnameOf(host);
  if (name === undefined) return false;
  if (publicHosts.includes(name) || isLoopback(name)) return true;
  return mode === 'production' && isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;
}

/** In lower case, without port and final dot; undefined for what is no host. */
function hostnameOf(host: string | undefined): string | undefined {
  if (!host || !/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host)) return undefined;
  try {
    return new URL(`http://${host}`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}
