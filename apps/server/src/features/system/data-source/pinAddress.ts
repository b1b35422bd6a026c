import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseTarget } from '@gezi/domain';
import { hostPort } from '../../../platform/security/readHostPorts';
import { isPrivateAddress } from '../../../platform/security/isPrivateAddress';

/** Addresses of a name. @throws when there are none */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** `none-allowed`: the operator allows no server at all. */
export type PinRefusal = 'none-allowed' | 'not-allowed' | 'unreachable';

export type Pinned = { address: string } | { refusal: PinRefusal };

/**
 * The one address a connection goes to. The name is asked for once, so that what was looked at is what is connected to.
 * An address of an inner network counts only where it stands in the list itself: whoever keeps the name could else lead
 * us anywhere behind the firewall.
 *
 * @param allowed servers as `readHostPorts` has them
 * @param limit milliseconds for finding the address
 */
export async function pinAddress(
  { host, port }: Pick<DatabaseTarget, 'host' | 'port'>,
  allowed: readonly string[],
  limit: number,
  resolve: Resolve = addressesOf,
): Promise<Pinned> {
  if (allowed.length === 0) return { refusal: 'none-allowed' };
  if (!allowed.includes(hostPort(host, port))) return { refusal: 'not-allowed' };
  const late = new AbortController();
  const found = isIP(host)
    ? [host]
    : await Promise.race([resolve(host).catch(() => []), wait(limit, [], { signal: late.signal })]);
  late.abort();
  if (found.length === 0) return { refusal: 'unreachable' };
  const address = found.find((one) => !isPrivateAddress(one) || allowed.includes(hostPort(one, port)));
  return address === undefined ? { refusal: 'not-allowed' } : { address };
}

const addressesOf: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);
