import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { isLoopback } from '../security/isLoopback';
import { texts } from '../texts';
import { forbidden } from './refusal';

type Hosts = Pick<Config, 'mode' | 'publicHosts'>;

/**
 * Refuses requests under unknown host names, sockets and files included. Protects against DNS rebinding.
 */
export function checkHost(app: FastifyInstance, config: Hosts): void {
  // Most requests have the same host.
  let lastAllowed: string | undefined;
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    // Ignores forwarded names: a rebound page can send such a header.
    const { host } = headers;
    if (host !== undefined && host === lastAllowed) return;
    if (hostAllowed(host, config)) {
      lastAllowed = host;
      return;
    }
    void reply.header('connection', 'close');
    // Node does not close the connection of an upgrade request.
    if (headers.upgrade) reply.raw.once('finish', () => raw.socket.destroySoon());
    throw forbidden(texts.foreignHost(host ?? ''));
  });
}

/**
 * Allows the public hosts, loopback names, and in production any IP address, which cannot be rebound.
 *
 * @param host header `Host`; the port is ignored
 */
export function hostAllowed(host: string | undefined, { mode, publicHosts }: Hosts): boolean {
  const name = hostnameOf(host);
  if (name === undefined) return false;
  if (publicHosts.includes(name) || isLoopback(name)) return true;
  return mode === 'production' && isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0;
}

/** Lower case, without port and final dot; undefined if invalid. */
function hostnameOf(host: string | undefined): string | undefined {
  if (!host || !/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host)) return undefined;
  try {
    return new URL(`http://${host}`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}
