import { useMemo, type ReactNode } from 'react';
import {
  createDepartments,
  createDictionaries,
  createPermissionStore,
  type Client,
  type ClientLocale,
  type Departments,
  type Dictionaries,
  type PermissionStore,
  type SocketEnvironment,
} from '../core/index';
import { ClientContext } from './clientContext';

export interface ClientProviderProps {
  /** Client of the API; the same object from render to render. */
  client: Client;
  /** Permission store, if code outside of React uses it too, e.g. a navigation guard; default a new one. */
  permissions?: PermissionStore;
  /** Dictionary cache; default a new one. */
  dictionaries?: Dictionaries;
  /** Department cache; default a new one. */
  departments?: Departments;
  /** Language of messages; default `zh-CN`. */
  locale?: ClientLocale;
  /** Opens sockets, e.g. fake ones in tests; the same object from render to render. Default those of the platform. */
  sockets?: SocketEnvironment;
  children?: ReactNode;
}

/** Provides a client with its session, permissions and caches to the components below. */
export function ClientProvider({
  client,
  locale = 'zh-CN',
  sockets = PLATFORM,
  children,
  ...given
}: ClientProviderProps) {
  const own = useMemo(() => createStores(client), [client]);
  const { permissions = own.permissions, dictionaries = own.dictionaries, departments = own.departments } = given;
  const kit = useMemo(
    () => ({ client, permissions, dictionaries, departments, locale, sockets }),
    [client, permissions, dictionaries, departments, locale, sockets],
  );
  return <ClientContext.Provider value={kit}>{children}</ClientContext.Provider>;
}

const createStores = (client: Client) => ({
  permissions: createPermissionStore({ session: client.session }),
  dictionaries: createDictionaries({ client }),
  departments: createDepartments({ client }),
});

const PLATFORM: SocketEnvironment = {};
