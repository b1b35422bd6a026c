import { line, type Line } from './Line';
import { HERE, THERE, type User } from './users';

/** Every user of the tenant reads forms; designers change them. */
export const read = (member = 'id', more: Record<string, unknown> = {}): Line[] => [
  line('own tenant’s form', HERE, () => ({ [member]: 'own-form', ...more })),
  line('other tenant’s form', THERE, () => ({ [member]: 'foreign-form', ...more })),
];

export const DESIGNERS: readonly User[] = ['admin', 'manager'];

export const change = (id: string, member = 'id', more: Record<string, unknown> = {}): Line[] => [
  line('own tenant’s form', DESIGNERS, () => ({ [member]: `own-${id}`, ...more })),
  line('other tenant’s form', THERE, () => ({ [member]: `foreign-${id}`, ...more })),
];

export const removed = (id: string, member: string): Line[] => [
  line('own tenant’s form', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s form', ['jb_manager'], () => ({ [member]: `foreign-${id}` })),
];

export const head = (users: readonly User[], member = 'headId'): Line[] => [
  line('own tenant’s online form', users, () => ({ [member]: 'own-head' })),
  line('other tenant’s online form', THERE, () => ({ [member]: 'foreign-head' })),
];
