import { ids } from './ids';
import { line, type Line } from './Line';
import { INTERNAL, NOBODY, THERE } from './users';

/** Administrators of the tenant change them; no caller administers the other one. */
export const kept = (
  member: string,
  own: () => string,
  foreign: () => string,
  more: Record<string, unknown> = {},
): Line[] => [
  line('own tenant’s', ['admin'], () => ({ ...more, [member]: own() })),
  line('other tenant’s', NOBODY, () => ({ ...more, [member]: foreign() })),
];

export const read = (member: string, own: () => string, foreign: () => string): Line[] => [
  line('own tenant’s', INTERNAL, () => ({ [member]: own() })),
  line('other tenant’s', THERE, () => ({ [member]: foreign() })),
];

export const users = (member: string, more: Record<string, unknown> = {}) =>
  kept(
    member,
    () => ids.colleague,
    () => ids.foreignUser,
    more,
  );

export const departs = (member: string, more: Record<string, unknown> = {}) =>
  kept(
    member,
    () => ids.ownDepart,
    () => ids.foreignDepart,
    more,
  );

export const places = (what: string, member: string, more: Record<string, unknown> = {}) =>
  kept(
    member,
    () => `own-${what}`,
    () => `foreign-${what}`,
    more,
  );
