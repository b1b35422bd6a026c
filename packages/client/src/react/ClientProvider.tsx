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
  client: Client;
  /** Hand in where code outside of React uses it too, e.g. the navigation guard; default a new one. */
  permissions?: PermissionStore;
  dictionaries?: Dictionaries;
  departments?: Departments;
  /** Language of described failures; default `zh-CN`. */
  locale?: ClientLocale;
  /** Where sockets come from; the same object from render to render. Default the platform. */
  sockets?: SocketEnvironment;
  children?: ReactNode;
}

/** Gives the parts below one client with its session, permissions and caches. */
export function ClientProvider({
  client,
  locale = 'zh-CN',
  sockets = PLATFORM,
  children,
  ...handedIn
}: ClientProviderProps) {
  const own = useMemo(() => createStores(client), [client]);
  const { permissions = own.permissions, dictionaries = own.dictionaries, departments = own.departments } = handedIn;
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
