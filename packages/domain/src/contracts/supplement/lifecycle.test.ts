import { expect, test } from 'vitest';
import { SYSTEM_ROLE, type Actor } from '../../kit';
import { supplementLifecycle, type SupplementAction, type SupplementInLifecycle } from './lifecycle';
import { supplementStatus } from './status';

const purchaser: Actor = { userId: 'p1', roles: ['purchaser'] };
const colleague: Actor = { userId: 'p2', roles: ['purchaser'] };
const manager: Actor = { userId: 'm1', roles: ['manager'] };
const supplier: Actor = { userId: 's1', roles: ['supplier'], supplierId: 'x' };
const otherSupplier: Actor = { userId: 's2', roles: ['supplier'], supplierId: 'y' };
const system: Actor = { userId: '', roles: [SYSTEM_ROLE] };
const ACTORS = [purchaser, colleague, manager, supplier, otherSupplier, system];

const supplement = (status: string, change: Partial<SupplementInLifecycle> = {}): SupplementInLifecycle => ({
  status,
  supplierId: 'x',
  startDate: null,
  endDate: '2027-06-30',
  changePrice: null,
  supplementalUrl: '[{}]',
  contract: { status: '4', executorUserId: 'p1', startDate: '2026-01-01' },
  ...change,
});

const TABLE: readonly [SupplementAction, from: readonly string[], to: string | undefined, who: readonly Actor[]][] = [
  ['submit', ['0', '3'], '1', [purchaser, manager]],
  ['confirm', ['1'], '2', [supplier]],
  ['refuse', ['1'], '3', [supplier]],
  ['end', ['1'], '3', [system]],
];
test.each(TABLE)('%s leads from %j to %s for those of the table only', (action, from, to, who) => {
  for (const status of Object.values(supplementStatus)) {
    for (const actor of ACTORS) {
      const taken = supplementLifecycle.step(action, supplement(status), actor, { reason: '原因' });
      const isAllowed = from.includes(status) && who.includes(actor);
      expect([status, actor.userId, taken.ok && taken.value.to]).toEqual([status, actor.userId, isAllowed && to]);
    }
  }
});

test.each([
  [{ contract: { status: '5', executorUserId: 'p1', startDate: null } }, 'not-in-force', 'contractId'],
  [{ endDate: '2025-12-31' }, 'end-before-start', 'endDate'],
  [{ startDate: '2027-07-01' }, 'end-before-start', 'endDate'],
  [{ endDate: null, supplementalUrl: null }, 'nothing-changes', 'endDate'],
  [{ supplementalUrl: null }, 'file-missing', 'supplementalUrl'],
] as const)('%j is not submitted: %s', (change, code, field) => {
  expect(supplementLifecycle.step('submit', supplement('0', change), purchaser, {})).toMatchObject({
    reason: { code: 'fault', fault: { code, field } },
  });
});
