export interface Address {
  /** What to hand to `fetch`: relative to the page where the base path is. */
  href: string;
  /** Below our base path on our origin: the only place the token may go. */
  own: boolean;
  /** Path without query, for messages and the signature. */
  path: string;
}

/**
 * Where a path leads, and whether that is us. Judged on the address as a browser would read it, so that
 * `//elsewhere`, `/\elsewhere`, `../` and hidden line breaks do not carry the token away.
 *
 * @param path below the base path, with or without leading slash or the base path itself; or a whole URL
 * @param basePath `/api`, or a whole URL where the API lives on another host
 * @param page address of the page; default the browser's, in Node none
 */
export function resolveAddress(path: string, basePath: string, page = globalThis.location?.href): Address {
  const base = new URL(basePath || '/', URL.canParse(basePath, page) ? page : NOWHERE);
  const root = base.pathname.replace(/\/+$/, '');
  // Browsers drop these before they read an address.
  const wanted = withoutLeadingBlanks(path.replace(/[\t\n\r]/g, ''));
  const address = WHOLE_ADDRESS.test(wanted) ? wanted : below(root, wanted);
  // No address at all: the call will fail, and nothing of ours goes with it.
  if (!URL.canParse(address, base)) return { href: address, own: false, path: address };
  const url = new URL(address, base);
  const own = url.origin === base.origin && (url.pathname === root || url.pathname.startsWith(`${root}/`));
  const relative = own && !URL.canParse(basePath);
  return { href: relative ? url.pathname + url.search : url.href, own, path: url.pathname };
}

/** Any base will do to read a relative address; this one is nobody's. */
const NOWHERE = 'http://gezi.invalid/';
const WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** Blanks are all characters up to the space, control characters too. */
function withoutLeadingBlanks(text: string): string {
  let start = 0;
  while (start < text.length && text[start]! <= ' ') start += 1;
  return text.slice(start);
}

function below(root: string, path: string): string {
  if (root && (path === root || path.startsWith(`${root}/`))) return path;
  return `${root}/${path.replace(/^[\\/]+/, '')}`;
}
