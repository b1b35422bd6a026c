/**
 * The address if it is safe: http, https, mailto, tel, or a path of this site. Undefined for an empty one and all
 * others, such as `javascript:` in any encoding that a browser accepts.
 */
export function safeHref(address: string): string | undefined {
  // Browsers skip control characters, spaces and invisible marks before and in a scheme.
  const bare = address.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
  if (bare === '') return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) ? address.trim() : undefined;
}
