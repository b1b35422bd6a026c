import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The client's address: as reported by a trusted proxy if it is a valid address, otherwise that of the connection.
 * A forwarded header may contain any text the client sent.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  if (isIP(ip) === 4) return ip;
  const address = isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
  // A dual-stack socket reports an IPv4 address as ::ffff:1.2.3.4.
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/**
 * Key by which the calls of an address are counted: the IPv4 address, or the /64 network of an IPv6 address, the smallest
 * block that a subscriber gets.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
