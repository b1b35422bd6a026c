import ipaddr from 'ipaddr.js';

/** Proxies in a row, at most. */
const MOST = 10;

/**
 * Reads `TRUST_PROXY`: how many proxies stand before the server (`1` to `10`), or their addresses and networks,
 * comma-joined (`10.0.0.0/8,::1`). "Every proxy" cannot be said, because then a caller could make up an address.
 *
 * @returns false when nothing is set, undefined when it cannot be read
 */
export function readTrustProxy(setting: string | undefined): number | string[] | false | undefined {
  const text = setting?.trim() ?? '';
  if (text === '' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= MOST ? Number(text) : undefined;
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  if (!text.includes('/')) return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(text) && !ipaddr.IPv6.isValidCIDR(text)) return false;
  // A network of everything is everybody.
  return ipaddr.parseCIDR(text)[1] > 0;
}
