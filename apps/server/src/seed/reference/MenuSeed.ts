import type { RoleCode } from './roles';

export interface MenuSeed {
  /** Names the row for good, as part of its id; never used twice. */
  number: number;
  name: string;
  url: string;
  component: string;
  icon?: string;
  redirect?: string;
  /** false: a heading in the menu, no page of its own; one of its children may stand at its address. Default true. */
  route?: boolean;
  hidden?: boolean;
  keepAlive?: boolean;
  /** Who sees the page. */
  roles: readonly RoleCode[];
  children?: readonly MenuSeed[];
  buttons?: readonly ButtonSeed[];
}

export interface ButtonSeed {
  number: number;
  name: string;
  /** Permission code (contract, part 1 §1.13). */
  perms: string;
  roles: readonly RoleCode[];
}
