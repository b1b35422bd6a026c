import { line, type CallRecords, type Line } from './Line';
import { INTERNAL, NOBODY, THERE } from './users';

/** Dictionaries are shared; only administrators of all tenants change them. */
export const dicts = (member: string, id = 'dict', more: Record<string, unknown> = {}): Line[] => [
  line('dictionary', ['admin'], () => ({ [member]: id, ...more })),
];

/** Only administrators change them, each those of the current tenant. */
export const kept = (what: string, member: string, more: Record<string, unknown> = {}): Line[] => [
  line(`own tenant’s ${what}`, ['admin'], () => ({ [member]: `own-${what}`, ...more })),
  line(`other tenant’s ${what}`, NOBODY, () => ({ [member]: `foreign-${what}`, ...more })),
];

/** Read by internal users of either tenant. */
export const looked = (
  what: string,
  member: string,
  more: (owner: string) => Record<string, unknown> = () => ({}),
): Line[] => [
  line(`own tenant’s ${what}`, INTERNAL, () => ({ [member]: `own-${what}`, ...more('own') })),
  line(`other tenant’s ${what}`, THERE, () => ({ [member]: `foreign-${what}`, ...more('foreign') })),
];

export const rules = (resource: 'CheckRule' | 'FillRule'): Record<string, CallRecords> => ({
  [`list${resource}s`]: kept('rule', 'id'),
  [`view${resource}`]: kept('rule', 'id'),
  [`add${resource}`]: 'no record',
  [`edit${resource}`]: kept('rule', 'id'),
  [`export${resource}s`]: kept('rule', 'selections'),
  [`delete${resource}`]: kept('rule-1', 'id'),
  [`delete${resource}s`]: kept('rule-2', 'ids'),
  [`import${resource}s`]: 'no record',
});
