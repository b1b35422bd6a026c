import type { ReactNode } from 'react';
import { usePermission } from './usePermission';

export interface AuthorizedProps {
  /** Permission code; several, comma-joined, must all be allowed. */
  code: string;
  /** Shown instead when it is not allowed; default nothing. */
  fallback?: ReactNode;
  children?: ReactNode;
}

/** Shows its children only to those who hold the permission. */
export function Authorized({ code, fallback = null, children }: AuthorizedProps) {
  return usePermission(code) ? children : fallback;
}
