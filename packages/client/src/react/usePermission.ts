import { useSyncExternalStore } from 'react';
import type { Permissions } from '../core/index';
import { useClientKit } from './clientContext';

/** The current permissions; updates with the permission list. */
export function usePermissions(): Permissions {
  const { permissions } = useClientKit();
  return useSyncExternalStore(permissions.subscribe, permissions.get, permissions.get);
}

/** Whether the user has a permission. Of several comma-joined codes all must be allowed. */
export const usePermission = (code: string): boolean => usePermissions().allows(code);
