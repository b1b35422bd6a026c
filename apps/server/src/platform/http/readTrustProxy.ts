import { isIP } from 'node:net';

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
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A network of everything is everybody.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}
