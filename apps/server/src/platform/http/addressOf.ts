import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address of a caller: as a trusted proxy tells it where that is an address at all, otherwise that of the connection.
 * What a proxy passes on may hold any text its own caller sent.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  if (isIP(ip) !== 0) return ip;
  return socket.remoteAddress ?? '';
}
