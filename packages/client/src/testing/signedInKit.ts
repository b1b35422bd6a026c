import {
  createClient,
  createDepartments,
  createDictionaries,
  memoryStorage,
  type Client,
  type Departments,
  type Dictionaries,
  type SessionUser,
} from '../core/index';
import type { FakeServer } from './createFakeServer';
import { signedInSession } from './signedInSession';

/** Client and caches of a signed-in user; the props of a `ClientProvider`. */
export interface SignedInKit {
  client: Client;
  dictionaries: Dictionaries;
  departments: Departments;
}

/**
 * Creates client and caches of a signed-in user for stories and tests. All storage is in memory.
 *
 * @param server a fake server, or any `fetch`; without `xhr` uploads use `fetch`
 * @param user members of the user; default those of `signedInSession` with an id of its own
 * @example
 * const [kit] = useState(() => signedInKit(createFakeServer(routes)));
 * return <ClientProvider {...kit}>{children}</ClientProvider>;
 */
export function signedInKit(
  { fetch, xhr }: Pick<FakeServer, 'fetch'> & Partial<Pick<FakeServer, 'xhr'>>,
  user: Partial<SessionUser> = {},
): SignedInKit {
  // A user of its own: browsers keep the recent choices of each user.
  const session = signedInSession({ id: crypto.randomUUID(), ...user });
  const client = createClient({ session, fetch, ...(xhr && { xhr }) });
  const storage = memoryStorage();
  return {
    client,
    dictionaries: createDictionaries({ client, storage }),
    departments: createDepartments({ client, storage }),
  };
}
