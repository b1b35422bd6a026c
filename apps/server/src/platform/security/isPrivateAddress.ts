import ipaddr from 'ipaddr.js';

/** The only block of IPv6 that is given out as global addresses. */
const GLOBAL_6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address lies in a network of its own rather than in the internet (RFC 6890): private, loopback, link-local
 * or unique local, multicast, reserved, or one that stands for an IPv4 address (mapped, NAT64, 6to4, Teredo). What is no
 * address counts as private.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  return parsed.range() !== 'unicast' || (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_6));
}
