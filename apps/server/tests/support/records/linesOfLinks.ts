import { line, type Line } from './Line';
import { INTERNAL, THERE, type User } from './users';

export const DESIGNERS: readonly User[] = ['admin', 'manager'];

export const ofLink = (here: readonly User[], there: readonly User[], member = 'id', id = 'link'): Line[] => [
  line('own tenant’s', here, () => ({ [member]: `own-${id}` })),
  line('other tenant’s', there, () => ({ [member]: `foreign-${id}` })),
];

/** Designers see and change links; each call that deletes needs its own record. */
export const kept = {
  query: ofLink(DESIGNERS, THERE),
  edit: ofLink(DESIGNERS, THERE),
  delete: ofLink(['admin'], ['jb_manager'], 'id', 'link-1'),
  deleteBatch: ofLink(['admin'], ['jb_manager'], 'ids', 'link-2'),
};

/** External users only reach published forms; this one is not published. */
export const ofForm = (member: string, more: Record<string, unknown> = {}): Line[] => [
  line('own tenant’s online form', INTERNAL, () => ({ [member]: 'own-head', ...more })),
  line('other tenant’s online form', THERE, () => ({ [member]: 'foreign-head', ...more })),
];
