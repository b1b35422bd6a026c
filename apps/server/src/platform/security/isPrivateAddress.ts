import { BlockList, isIPv6 } from 'node:net';

/** Networks that are not of the internet: this machine, its neighbours, and what routers or clouds use (RFC 6890). */
const NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only what is given out counts as public; of that, what stands for an IPv4 address does not. */
const PUBLIC_6 = '2000::/3';
const NETWORKS_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const inner = blockList(NETWORKS, 'ipv4');
const inner6 = blockList(NETWORKS_6, 'ipv6');
const public6 = blockList([PUBLIC_6], 'ipv6');

/** Whether an IP address lies in a network of its own rather than in the internet. */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return inner.check(address, 'ipv4');
  return !public6.check(address, 'ipv6') || inner6.check(address, 'ipv6');
}

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', prefix] = network.split('/');
    list.addSubnet(start, Number(prefix), family);
  }
  return list;
}
