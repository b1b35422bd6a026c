/** Pages of the public site, by the beginning of their path. */
const OWN = /^\/(?:home|about|aboutus|joinus|service|contact|projectintro|news|helpdocument|protocol)(?:\/|$)/;

/**
 * Where a link in written content leads to within the site.
 *
 * @param href as written
 * @param page address of the page it stands on
 * @returns path and query; undefined for what is elsewhere, and for places on the page itself
 */
export function ownTarget(href: string, page: string): string | undefined {
  if (href.startsWith('#')) return undefined;
  const { origin } = new URL(page);
  const url = URL.canParse(href, page) ? new URL(href, page) : undefined;
  if (url?.origin !== origin || !OWN.test(url.pathname)) return undefined;
  if (!url.pathname.startsWith('/helpdocument')) return `${url.pathname}${url.search}`;
  const id = url.searchParams.get('id');
  return id ? helpPath(id) : '/helpdocument';
}

/** The address of a help document. */
export const helpPath = (id: string): string => `/helpdocument?id=${encodeURIComponent(id)}`;
