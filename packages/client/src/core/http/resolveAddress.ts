export interface Address {
  /** URL for `fetch`; relative if the base path is. */
  href: string;
  /** Whether the URL is below the base path of the API: only then is the token sent. */
  own: boolean;
  /** Path without query, for errors and the signature. */
  path: string;
}

/**
 * Resolves a path, and decides whether it is below the API. The URL is parsed as a browser parses it, so that
 * `//host`, `/\host`, `../` and hidden line breaks cannot send the token to another server.
 *
 * @param path path below the base path, with or without leading slash or base path; or a URL
 * @param basePath `/api`, or a URL if the API is on another host
 * @param page URL of the page; default that of the browser, in Node none
 */
export function resolveAddress(path: string, basePath: string, page = globalThis.location?.href): Address {
  const base = new URL(basePath || '/', URL.canParse(basePath, page) ? page : NOWHERE);
  const root = base.pathname.replace(/\/+$/, '');
  // Browsers remove these before they parse a URL.
  const wanted = withoutLeadingBlanks(path.replace(/[\t\n\r]/g, ''));
  const address = WHOLE_ADDRESS.test(wanted) ? wanted : below(root, wanted);
  // Not a URL: the call will fail, without token.
  if (!URL.canParse(address, base)) return { href: address, own: false, path: address };
  const url = new URL(address, base);
  const own = url.origin === base.origin && (url.pathname === root || url.pathname.startsWith(`${root}/`));
  const relative = own && !URL.canParse(basePath);
  return { href: relative ? url.pathname + url.search : url.href, own, path: url.pathname };
}

/** Base for parsing relative URLs; belongs to nobody. */
const NOWHERE = 'http://gezi.invalid/';
const WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** Removes leading spaces and control characters. */
function withoutLeadingBlanks(text: string): string {
  let start = 0;
  while (start < text.length && text[start]! <= ' ') start += 1;
  return text.slice(start);
}

function below(root: string, path: string): string {
  if (root && (path === root || path.startsWith(`${root}/`))) return path;
  return `${root}/${path.replace(/^[\\/]+/, '')}`;
}
