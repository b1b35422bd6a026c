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
  children?: ReactNode;
}

/** Gives the parts below one client with its session, permissions and caches. */
export function ClientProvider({ client, locale = 'zh-CN', children, ...handedIn }: ClientProviderProps) {
  const { permissions, dictionaries, departments } = handedIn;
  const kit = useMemo(
    () => ({
      client,
      locale,
      permissions: permissions ?? createPermissionStore({ session: client.session }),
      dictionaries: dictionaries ?? createDictionaries({ client }),
      departments: departments ?? createDepartments({ client }),
    }),
    [client, permissions, dictionaries, departments, locale],
  );
  return <ClientContext.Provider value={kit}>{children}</ClientContext.Provider>;
}
