import ipaddr from 'ipaddr.js';

/**
 * Parses a comma-separated list of servers, e.g. `db.example.com:5432, [::1]:5432`. Wildcards are not supported.
 *
 * @returns each server as formatted by {@link hostPort}; undefined if one is invalid
 */
export function readHostPorts(setting = ''): string[] | undefined {
  const read = setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readOne);
  return read.every((one) => one !== undefined) ? read : undefined;
}

/** Formats a server, with IPv6 addresses normalized. @param host lower case, IPv6 addresses without brackets */
export const hostPort = (host: string, port: number): string =>
  `${ipaddr.IPv6.isValid(host) ? `[${ipaddr.IPv6.parse(host).toString()}]` : host}:${port}`;

function readOne(text: string): string | undefined {
  const {
    name,
    address = '',
    port,
  } = /^(?:(?<name>[\w.-]+)|\[(?<address>[^\]]+)\]):(?<port>\d{1,5})$/.exec(text)?.groups ?? {};
  const number = Number(port);
  if (!(number >= 1 && number <= 65_535) || (!name && !ipaddr.IPv6.isValid(address))) return undefined;
  return hostPort((name ?? address).toLowerCase(), number);
}
