import { ids } from './ids';
import { line, type Line } from './Line';
import { NOBODY, type User } from './users';

export const ADMIN: readonly User[] = ['admin'];

/** Kept by administrators; none of the callers is one in the other tenant. */
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

/** Those of tenant 2 are in the hands of whoever administers both. */
export const tenant = (member: string, wrap: (id: number) => unknown): Line[] => [
  line('own tenant', ADMIN, () => ({ [member]: wrap(1) })),
  line('other tenant', ADMIN, () => ({ [member]: wrap(2) })),
];
