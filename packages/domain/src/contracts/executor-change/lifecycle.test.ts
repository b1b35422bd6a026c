import { expect, test } from 'vitest';
import type { Actor } from '../../kit';
import { executorChangeLifecycle, type ExecutorChangeAction } from './lifecycle';
import { executorChangeStatus } from './status';

const applicant: Actor = { userId: 'p1', roles: ['purchaser'] };
const colleague: Actor = { userId: 'p2', roles: ['purchaser'] };
const manager: Actor = { userId: 'm1', roles: ['manager'] };
const approver: Actor = { userId: 'a1', roles: ['approver'], departsInCharge: ['d1'] };
const otherApprover: Actor = { userId: 'a2', roles: ['approver'], departsInCharge: ['d2'] };
const ACTORS = [applicant, colleague, manager, approver, otherApprover];

const TABLE: readonly [ExecutorChangeAction, from: readonly string[], to: string, who: readonly Actor[]][] = [
  ['approve', ['0'], '1', [approver]],
  ['reject', ['0'], '2', [approver]],
  ['edit', ['0'], '0', [applicant, manager]],
];
test.each(TABLE)('%s leads from %j to %s for those of the table only', (action, from, to, who) => {
  for (const status of Object.values(executorChangeStatus)) {
    for (const actor of ACTORS) {
      const application = { status, applyUserId: 'p1', departId: 'd1' };
      const taken = executorChangeLifecycle.step(action, application, actor, { opinion: '意见' });
      const isAllowed = from.includes(status) && who.includes(actor);
      expect([status, actor.userId, taken.ok && taken.value.to]).toEqual([status, actor.userId, isAllowed && to]);
    }
  }
});

test('a rejection needs an opinion, an approval does not', () => {
  const application = { status: '0', applyUserId: 'p1', departId: 'd1' };
  expect(executorChangeLifecycle.step('approve', application, approver, {}).ok).toBe(true);
  expect(executorChangeLifecycle.step('reject', application, approver, {})).toMatchObject({
    reason: { code: 'words-missing', field: 'opinion' },
  });
});
