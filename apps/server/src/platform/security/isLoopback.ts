import ipaddr from 'ipaddr.js';

/** Whether a host is `localhost` or a loopback address. @param host IPv6 addresses with or without brackets */
export function isLoopback(host: string): boolean {
  const address = host.replaceAll(/^\[|\]$/g, '');
  return host === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');
}
