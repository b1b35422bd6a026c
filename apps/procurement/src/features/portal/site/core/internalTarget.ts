/** Path prefixes of the public site. */
const OWN =
  /^\/(?:home|about|aboutus|joinus|service|contact|platformintro|projectintro|news|helpdocument|protocol)(?:\/|$)/;

/**
 * Resolves a link in editor-written content to a public page.
 *
 * @param href as written
 * @param page address of the page that contains it
 * @returns path and query; undefined for external links and anchors on the same page
 */
export function internalTarget(href: string, page: string): string | undefined {
  if (href.startsWith('#')) return undefined;
  const { origin } = new URL(page);
  const url = URL.canParse(href, page) ? new URL(href, page) : undefined;
  if (url?.origin !== origin || !OWN.test(url.pathname)) return undefined;
  if (!url.pathname.startsWith('/helpdocument')) return `${url.pathname}${url.search}`;
  const id = url.searchParams.get('id');
  return id ? helpPath(id) : '/helpdocument';
}

/** Path of a help document. */
export const helpPath = (id: string): string => `/helpdocument?id=${encodeURIComponent(id)}`;
