import type { ReactNode } from 'react';

/** A further item of the user menu. */
export interface UserMenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Page it leads to. */
  to?: string;
  onClick?: () => void;
}
