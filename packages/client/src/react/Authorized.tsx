import type { ReactNode } from 'react';
import { usePermission } from './usePermission';

export interface AuthorizedProps {
  /** Permission code. Of several comma-joined codes all must be allowed. */
  code: string;
  /** Shown to users without the permission; default nothing. */
  fallback?: ReactNode;
  /** Shown to users with the permission. */
  children?: ReactNode;
}

/** Shows its children to users with a permission. */
export function Authorized({ code, fallback = null, children }: AuthorizedProps) {
  return usePermission(code) ? children : fallback;
}
