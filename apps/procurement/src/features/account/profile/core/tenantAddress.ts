import type { SessionTenant } from '@gezi/client';

/** A host, names or numbers, with or without a port: nothing that could lead anywhere else. */
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/i;

/**
 * Where the browser goes on to work for a tenant: `http://` or `https://`, as its `isHttps` says, and its
 * `secondaryDomain` (P§2).
 *
 * @returns undefined for a tenant without a domain, or with one that is no host: it is worked for at the present address
 */
export function tenantAddress({ secondaryDomain, isHttps }: SessionTenant): string | undefined {
  const host = secondaryDomain?.trim().replace(/\/+$/, '') ?? '';
  return HOST.test(host) ? `${isHttps === '1' ? 'https' : 'http'}://${host}/` : undefined;
}
