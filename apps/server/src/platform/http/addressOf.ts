import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The address of a caller: as a trusted proxy tells it where that is an address at all, otherwise that of the connection.
 * What a proxy passes on may hold any text its own caller sent.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
  // A socket of both families tells an IPv4 address as ::ffff:1.2.3.4.
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/**
 * What calls of an address are counted by: the address itself, of IPv6 its /64, which is what one subscriber has at least.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
