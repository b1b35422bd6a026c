import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isPrivateAddress } from './isPrivateAddress';
import { hostPort } from './readHostPorts';

/** Resolves a host name. @throws if it has no address */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** `none-allowed`: the operator has not allowed any server. */
export type PinRefusal = 'none-allowed' | 'not-allowed' | 'unreachable';

export type Pinned = { address: string } | { refusal: PinRefusal };

/**
 * Resolves a host once and returns the address to connect to, so that the checked address is the one used (DNS
 * rebinding). A private address must be allowed literally. Otherwise the owner of the DNS name could point it at any
 * host behind the firewall.
 *
 * @param allowed servers from `readHostPorts`
 * @param limit timeout of the lookup in milliseconds
 */
export async function pinAddress(
  { host, port }: { host: string; port: number },
  allowed: readonly string[],
  limit: number,
  resolve: Resolve = addressesOf,
): Promise<Pinned> {
  if (allowed.length === 0) return { refusal: 'none-allowed' };
  if (!allowed.includes(hostPort(host, port))) return { refusal: 'not-allowed' };
  const timeout = new AbortController();
  const found = isIP(host)
    ? [host]
    : await Promise.race([resolve(host).catch(() => []), wait(limit, [], { signal: timeout.signal })]);
  timeout.abort();
  if (found.length === 0) return { refusal: 'unreachable' };
  const address = found.find(
    (candidate) => !isPrivateAddress(candidate) || allowed.includes(hostPort(candidate, port)),
  );
  return address === undefined ? { refusal: 'not-allowed' } : { address };
}

const addressesOf: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);
