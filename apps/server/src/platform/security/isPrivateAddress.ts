import ipaddr from 'ipaddr.js';

/** The only IPv6 block of global unicast addresses. */
const GLOBAL_6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address is not publicly routable (RFC 6890): private, loopback, link-local, unique local, multicast,
 * reserved, or an embedded IPv4 address (mapped, NAT64, 6to4, Teredo). Text that is not an address counts as private.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  return parsed.range() !== 'unicast' || (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_6));
}
