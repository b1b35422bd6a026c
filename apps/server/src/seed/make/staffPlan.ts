import type { RoleCode } from '../reference/roles';
import type { DepartRow } from './departments';

export interface StaffPlace {
  departs: readonly string[];
  roles: readonly RoleCode[];
  post: string;
  leads?: readonly string[];
}

/** Positions of the first users of a department; the rest are workers. */
const OFFICE: readonly Omit<StaffPlace, 'departs'>[] = [
  { roles: ['approver'], post: 'bmjl' },
  { roles: ['declarer'], post: 'jhy' },
];
const BUYING: readonly Omit<StaffPlace, 'departs'>[] = [
  { roles: ['manager'], post: 'bmjl' },
  { roles: ['purchaser'], post: 'cgy' },
  { roles: ['purchaser'], post: 'cgy' },
  { roles: ['purchaser'], post: 'cgy' },
  { roles: ['purchaser'], post: 'cgy' },
];
const WORKER: Omit<StaffPlace, 'departs'> = { roles: ['register'], post: 'czg' };

/**
 * Distributes `count` users over the departments without sub-departments, round-robin. The first ones of a department are
 * its head and its clerk.
 */
export function staffPlan(departs: readonly DepartRow[], count: number): StaffPlace[] {
  const parents = new Set(departs.map(({ parentId }) => parentId));
  const leaves = departs.filter(({ id }) => !parents.has(id));
  const places: StaffPlace[] = [];
  for (let round = 0; places.length < count; round += 1) {
    for (const { departName } of leaves) {
      const ranks = departName.startsWith('采购') ? BUYING : OFFICE;
      const rank = ranks[round] ?? WORKER;
      places.push({ ...rank, departs: [departName], ...(rank.post === 'bmjl' ? { leads: [departName] } : {}) });
    }
  }
  return places.slice(0, count);
}
