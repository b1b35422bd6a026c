/**
 * A safe address: of http, https, mailto or tel, or of this site; undefined for any other, such as `javascript:` in any
 * encoding that a browser accepts, and for an empty one.
 */
export function safeHref(address: string): string | undefined {
  // Browsers pass over controls, spaces and invisible marks before and within a scheme.
  const bare = address.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
  if (bare === '') return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) ? address.trim() : undefined;
}
