import ipaddr from 'ipaddr.js';

/**
 * Reads a comma-joined list of servers, e.g. `db.example.com:5432, [::1]:5432`. There is no pattern for many: each stands
 * for itself.
 *
 * @returns each as {@link hostPort} has it; undefined when one cannot be read
 */
export function readHostPorts(setting = ''): string[] | undefined {
  const read = setting
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readOne);
  return read.every((one) => one !== undefined) ? read : undefined;
}

/** Different spellings of an IPv6 address give one text. @param host in lower case, an IPv6 address without brackets */
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
