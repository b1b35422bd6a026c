import type { ReactNode } from 'react';

/** An item of the user menu. */
export interface UserMenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Path to open. */
  to?: string;
  onClick?: () => void;
}
