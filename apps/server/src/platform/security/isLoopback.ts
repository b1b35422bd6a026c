import ipaddr from 'ipaddr.js';

/** Whether a host means this machine: `localhost`, or a loopback address. @param host an IPv6 address with or without brackets */
export function isLoopback(host: string): boolean {
  const address = host.replaceAll(/^\[|\]$/g, '');
  return host === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');
}
