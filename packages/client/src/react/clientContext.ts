import { createContext, useContext } from 'react';
import type {
  Client,
  ClientLocale,
  Departments,
  Dictionaries,
  PermissionStore,
  SocketEnvironment,
} from '../core/index';

/** What a `ClientProvider` provides. */
export interface ClientKit {
  client: Client;
  permissions: PermissionStore;
  dictionaries: Dictionaries;
  departments: Departments;
  locale: ClientLocale;
  sockets: SocketEnvironment;
}

export const ClientContext = createContext<ClientKit | undefined>(undefined);

/** The client with its stores and caches. @throws {Error} outside of a `ClientProvider` */
export function useClientKit(): ClientKit {
  const kit = useContext(ClientContext);
  if (!kit) throw new Error('useClientKit: no <ClientProvider> above');
  return kit;
}
