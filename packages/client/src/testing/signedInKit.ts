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

/** What `ClientProvider` takes, or code outside of React. */
export interface SignedInKit {
  client: Client;
  dictionaries: Dictionaries;
  departments: Departments;
}

/**
 * A page of its own with somebody signed in at a server, for stories and tests; nothing of it outlives the page.
 *
 * @param server of `createFakeServer`, or what takes its place; without `xhr` uploads go through `fetch`
 * @param user who is signed in; default as in `signedInSession`
 * @example
 * const [kit] = useState(() => signedInKit(createFakeServer(routes)));
 * return <ClientProvider {...kit}>{children}</ClientProvider>;
 */
export function signedInKit(
  { fetch, xhr }: Pick<FakeServer, 'fetch'> & Partial<Pick<FakeServer, 'xhr'>>,
  user: Partial<SessionUser> = {},
): SignedInKit {
  const client = createClient({ session: signedInSession(user), fetch, ...(xhr && { xhr }) });
  const storage = memoryStorage();
  return {
    client,
    dictionaries: createDictionaries({ client, storage }),
    departments: createDepartments({ client, storage }),
  };
}
