import { onTokenChange, type Client } from '@gezi/client';
import { getMultiUser, type PickedUser } from '../../core/calls';
import { createNames, type Names } from '../../core/names/createNames';

/** Which member of a user is stored. */
export type UserField = 'username' | 'id';

/** The names all pickers and cells of a client share, apart for each user and tenant. */
export function userNames(client: Client, field: UserField): Names<PickedUser> {
  const { user, tenantId } = client.session.get();
  const key = `${field} ${user?.id ?? ''} ${tenantId}`;
  const kept = byClient.get(client) ?? startFor(client);
  const names =
    kept.get(key) ??
    createNames<PickedUser>({
      keyOf: (one) => one[field],
      load: (values) => client.call(getMultiUser, { [field]: values.join(',') }, { silent: true }),
    });
  kept.set(key, names);
  return names;
}

const byClient = new WeakMap<Client, Map<string, Names<PickedUser>>>();

function startFor(client: Client) {
  const kept = new Map<string, Names<PickedUser>>();
  byClient.set(client, kept);
  onTokenChange(client.session, () => kept.clear());
  return kept;
}
