import { onTokenChange, type Client } from '@gezi/client';
import { createNames, type Names, type NamesOptions } from '../../core/names/createNames';

/**
 * The names that all pickers and cells of a client share; one cache for each user and tenant, emptied at sign-in and sign-out.
 *
 * @param kind list and stored field of the names
 */
export function sharedNames<Item>(client: Client, kind: string, options: NamesOptions<Item>): Names<Item> {
  const { user, tenantId } = client.session.get();
  const key = `${kind} ${user?.id ?? ''} ${tenantId}`;
  const kept = byClient.get(client) ?? startFor(client);
  // A kind always has the same item type.
  const names = (kept.get(key) as Names<Item> | undefined) ?? createNames(options);
  kept.set(key, names as Names<unknown>);
  return names;
}

const byClient = new WeakMap<Client, Map<string, Names<unknown>>>();

function startFor(client: Client) {
  const kept = new Map<string, Names<unknown>>();
  byClient.set(client, kept);
  onTokenChange(client.session, () => kept.clear());
  return kept;
}
