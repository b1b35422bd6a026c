import ipaddr from 'ipaddr.js';

/** Maximum number of proxies. */
const MAX_PROXIES = 10;

/**
 * Reads `TRUST_PROXY`: the number of proxies in front of the server (`1` to `10`), or their addresses and networks,
 * comma-separated (`10.0.0.0/8,::1`). Trusting every proxy is not possible: callers could forge their address.
 *
 * @returns false if not set, undefined if invalid
 */
export function readTrustProxy(setting: string | undefined): number | string[] | false | undefined {
  const text = setting?.trim() ?? '';
  if (text === '' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= MAX_PROXIES ? Number(text) : undefined;
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  if (!text.includes('/')) return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(text) && !ipaddr.IPv6.isValidCIDR(text)) return false;
  // `/0` would trust everybody.
  return ipaddr.parseCIDR(text)[1] > 0;
}
