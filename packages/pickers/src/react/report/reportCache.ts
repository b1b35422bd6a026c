import { onTokenChange, type Client } from '@gezi/client';
import { createGroupCache, type GroupCache } from '../../core/report/createGroupCache';

/** The cache of responses that all reports of a client share; emptied at sign-in and sign-out. */
export function reportCache(client: Client): GroupCache {
  const { user, tenantId } = client.session.get();
  const of = `${user?.id ?? ''} ${tenantId}`;
  const kept = caches.get(client);
  if (kept?.of === of) return kept.cache;
  const made = { of, cache: createGroupCache() };
  if (!kept) onTokenChange(client.session, () => caches.delete(client));
  caches.set(client, made);
  return made.cache;
}

const caches = new WeakMap<Client, { of: string; cache: GroupCache }>();
