import { line, type Line } from './Line';
import { NOBODY, USERS } from './users';

/** Editors keep what belongs to their tenant; none of the callers edits in the other one. */
export const kept = (what: string, part: string, member = 'id'): Line[] => [
  line('own tenant’s', ['admin', 'editor'], () => ({ [member]: `own-${what}-${part}` })),
  line('other tenant’s', NOBODY, () => ({ [member]: `foreign-${what}-${part}` })),
];

/** What the first has deleted the editor asks for in vain; that editors may is in `access.test.ts`. */
export const deleted = (what: string, part: string, member = 'id'): Line[] => [
  line('own tenant’s', ['admin'], () => ({ [member]: `own-${what}-${part}` })),
  line('other tenant’s', NOBODY, () => ({ [member]: `foreign-${what}-${part}` })),
];

/** The public site is that of the first tenant, for everybody. */
export const shown = (what: string): Line[] => [
  line('published on the site', USERS, () => ({ id: `own-${what}-read` })),
  line('other tenant’s', NOBODY, () => ({ id: `foreign-${what}-read` })),
];
