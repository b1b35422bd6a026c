const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a page of this origin may open sockets: the host we are called by, on any port, or one of the configured
 * origins. Clients that are no browser send no origin.
 *
 * @param host header `Host`
 */
export function originAllowed(origin: string | undefined, host: string | undefined, known: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (known.includes(origin)) return true;
  const theirs = hostnameOf(origin);
  const ours = hostnameOf(`http://${host ?? ''}`);
  if (theirs === undefined || ours === undefined) return false;
  return theirs === ours || (LOOPBACK.has(theirs) && LOOPBACK.has(ours));
}

function hostnameOf(url: string): string | undefined {
  try {
    const { protocol, hostname } = new URL(url);
    return protocol === 'http:' || protocol === 'https:' ? hostname : undefined;
  } catch {
    return undefined;
  }
}
