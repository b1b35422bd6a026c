import { line, type Line } from './Line';
import { THERE, type User } from './users';

const KEEPERS: readonly User[] = ['admin', 'manager'];

/** Lines of the calls on one kind of master record, whose ids are `own-<kind>-…` and `foreign-<kind>-…`. */
export function evaluationLines(kind: string) {
  const kept = (member = 'id', reached = KEEPERS): Line[] => [
    line('own tenant’s', reached, () => ({ [member]: `own-${kind}-edit` })),
    line('other tenant’s', THERE, () => ({ [member]: `foreign-${kind}-edit` })),
  ];
  /** The first caller deletes the record; it is absent for the others. */
  const removed = (part: string, member = 'id'): Line[] => [
    line('own tenant’s', ['admin'], () => ({ [member]: `own-${kind}-${part}` })),
    line('other tenant’s', ['jb_manager'], () => ({ [member]: `foreign-${kind}-${part}` })),
  ];
  return { kept, removed };
}

/** Ids of the records that {@link evaluationLines} names, by tenant. */
export const evaluationIds = (kind: string) =>
  Object.entries({ own: 1, foreign: 2 }).flatMap(([owner, tenantId]) =>
    ['edit', 'delete', 'deletes'].map((part) => ({ id: `${owner}-${kind}-${part}`, tenantId })),
  );
