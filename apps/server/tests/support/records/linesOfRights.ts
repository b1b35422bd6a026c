import { ids } from './ids';
import { line, type Line } from './Line';
import { NOBODY, type User } from './users';

export const ADMIN: readonly User[] = ['admin'];

/** Administrators change them; no caller administers the other tenant. */
export const kept = (
  what: string,
  member = 'id',
  id = what,
  more: () => Record<string, unknown> = () => ({}),
): Line[] => [
  line(`own tenant’s ${what}`, ADMIN, () => ({ ...more(), [member]: `own-${id}` })),
  line(`other tenant’s ${what}`, NOBODY, () => ({ ...more(), [member]: `foreign-${id}` })),
];

export const ofDepart = (more: Record<string, unknown> = {}): Line[] => [
  line('own tenant’s department', ADMIN, () => ({ departId: ids.ownDepart, ...more })),
  line('other tenant’s department', NOBODY, () => ({ departId: ids.foreignDepart, ...more })),
];

export const onPage = () => ({ permissionId: ids.page });

/** Administrators of both tenants change those of tenant 2. */
export const tenant = (member: string, wrap: (id: number) => unknown): Line[] => [
  line('own tenant', ADMIN, () => ({ [member]: wrap(1) })),
  line('other tenant', ADMIN, () => ({ [member]: wrap(2) })),
];
