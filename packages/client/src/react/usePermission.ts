import { useSyncExternalStore } from 'react';
import type { Permissions } from '../core/index';
import { useClientKit } from './clientContext';

/** The permissions in force; follows a new permission list. */
export function usePermissions(): Permissions {
  const { permissions } = useClientKit();
  return useSyncExternalStore(permissions.subscribe, permissions.get, permissions.get);
}

/** May an element with this code be shown and used? Several codes, comma-joined, must all be allowed. */
export const usePermission = (code: string): boolean => usePermissions().allows(code);
