import type { Config } from '../config/config';
import { isLoopback } from '../security/isLoopback';

/**
 * Whether a page of this origin may call the server and open sockets: the origin the server is called by, those of
 * `PUBLIC_ORIGINS`, and in demo mode loopback origins of any port when the server is called on loopback (contract, part 1
 * §1.1). Clients that are no browser send no origin.
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
  // A default port is left out of an origin, and may stand in `Host`.
  const ours = readOrigin(`${theirs.protocol}//${host}`);
  if (!ours) return false;
  return theirs.host === ours.host || (mode === 'demo' && isLoopback(theirs.hostname) && isLoopback(ours.hostname));
}

function readOrigin(text: string): URL | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text);
}
