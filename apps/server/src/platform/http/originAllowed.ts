import type { Config } from '../config/config';
import { isLoopback } from '../security/isLoopback';

/**
 * Whether a page of this origin may call the server and open sockets (contract, part 1 §1.1). Allowed are the server's own
 * origin, those of `PUBLIC_ORIGINS`, and in demo mode loopback origins of any port if the server is called on loopback.
 * Clients other than browsers send no origin and are allowed.
 *
 * @param host header `Host`
 */
export function originAllowed(
  origin: string | undefined,
  host: string | undefined,
  { mode, publicOrigins }: Pick<Config, 'mode' | 'publicOrigins'>,
): boolean {
  if (origin === undefined || publicOrigins.includes(origin)) return true;
  const theirs = readOrigin(origin);
  if (!theirs || !host) return false;
  // An origin omits the default port, `Host` may include it.
  const ours = readOrigin(`${theirs.protocol}//${host}`);
  if (!ours) return false;
  return theirs.host === ours.host || (mode === 'demo' && isLoopback(theirs.hostname) && isLoopback(ours.hostname));
}

function readOrigin(text: string): URL | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text);
}
