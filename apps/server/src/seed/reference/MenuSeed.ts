import type { RoleCode } from './roles';

export interface MenuSeed {
  /** Permanent number of the row, part of its id; never reused. */
  number: number;
  name: string;
  nameEn: string;
  url: string;
  component: string;
  icon?: string;
  redirect?: string;
  /** false: only a menu heading; one of its children may use its path. Default true. */
  route?: boolean;
  hidden?: boolean;
  keepAlive?: boolean;
  /** Roles that see the page. */
  roles: readonly RoleCode[];
  children?: readonly MenuSeed[];
  buttons?: readonly ButtonSeed[];
}

export interface ButtonSeed {
  number: number;
  name: string;
  nameEn: string;
  /** Permission code (contract, part 1 §1.13). */
  perms: string;
  roles: readonly RoleCode[];
}
