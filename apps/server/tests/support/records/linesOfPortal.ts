import { line, type Line } from './Line';
import { NOBODY, USERS } from './users';

/** Editors change records of their tenant; no caller is an editor in the other one. */
export const kept = (what: string, part: string, member = 'id'): Line[] => [
  line('own tenant’s', ['admin', 'editor'], () => ({ [member]: `own-${what}-${part}` })),
  line('other tenant’s', NOBODY, () => ({ [member]: `foreign-${what}-${part}` })),
];

/** The administrator deletes it, so it is absent for the editor; `access.test.ts` tests the editor's access. */
export const deleted = (what: string, part: string, member = 'id'): Line[] => [
  line('own tenant’s', ['admin'], () => ({ [member]: `own-${what}-${part}` })),
  line('other tenant’s', NOBODY, () => ({ [member]: `foreign-${what}-${part}` })),
];

/** The public site shows the first tenant to everybody. */
export const shown = (what: string): Line[] => [
  line('published on the site', USERS, () => ({ id: `own-${what}-read` })),
  line('other tenant’s', NOBODY, () => ({ id: `foreign-${what}-read` })),
];
