import type { SessionTenant } from '@gezi/client';

/** A host name or IPv4 address with an optional port; nothing that could point to another origin. */
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/i;

/**
 * Address of a tenant: `http://` or `https://` (`isHttps`) and its `secondaryDomain` (P§2).
 *
 * @returns undefined if the domain is missing or not a valid host; the present address is used then
 */
export function tenantAddress({ secondaryDomain, isHttps }: SessionTenant): string | undefined {
  const host = secondaryDomain?.trim().replace(/\/+$/, '') ?? '';
  return HOST.test(host) ? `${isHttps === '1' ? 'https' : 'http'}://${host}/` : undefined;
}
