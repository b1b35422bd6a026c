import { describe, expect, test } from 'vitest';
import type { Actor } from '../../kit';
import { expertTaskLifecycle, maySeeBids, type ExpertTaskAction } from './lifecycle';

const expert: Actor = { userId: 'e1', roles: ['expert'] };
const colleague: Actor = { userId: 'e2', roles: ['expert'] };
const purchaser: Actor = { userId: 'p1', roles: ['purchaser'] };
const otherPurchaser: Actor = { userId: 'p2', roles: ['purchaser'] };
const manager: Actor = { userId: 'm1', roles: ['manager'] };
const task = (status: string, projectStatus: string) => ({
  status,
  expertUserId: 'e1',
  project: { status: projectStatus, applyUserId: 'p1' },
});
const reason = { reason: '时间冲突' };

test.each([
  ['accept', '0', '3', expert, '1'],
  ['accept', '0', '6', expert, '1'],
  ['decline', '0', '5', expert, '2'],
  ['saveScore', '1', '6', expert, '3'],
  ['saveScore', '3', '6', expert, '3'],
  ['submitScore', '3', '6', expert, '4'],
  ['returnScore', '4', '6', purchaser, '3'],
  ['returnScore', '4', '6', manager, '3'],
] as const)('%s of a task in %s, of a project in %s', (action, status, project, actor, to) => {
  expect(expertTaskLifecycle.step(action, task(status, project), actor, reason)).toMatchObject({ value: { to } });
});

describe('a refusal', () => {
  test.each([
    ['accept', '0', '6', colleague],
    ['accept', '0', '6', manager],
    ['accept', '0', '7', expert],
    ['accept', '1', '6', expert],
    ['decline', '1', '6', expert],
    ['saveScore', '1', '5', expert],
    ['saveScore', '0', '6', expert],
    ['saveScore', '4', '6', expert],
    ['saveScore', '3', '6', colleague],
    ['submitScore', '3', '7', expert],
    ['returnScore', '4', '7', purchaser],
    ['returnScore', '4', '6', otherPurchaser],
    ['returnScore', '4', '6', expert],
  ] as const)('%s of a task in %s, of a project in %s', (action: ExpertTaskAction, status, project, actor) => {
    expect(expertTaskLifecycle.step(action, task(status, project), actor, reason).ok).toBe(false);
  });
  test.each(['decline', 'returnScore'] as const)('%s without a reason', (action) => {
    const [status, actor] = action === 'decline' ? (['0', expert] as const) : (['4', purchaser] as const);
    expect(expertTaskLifecycle.step(action, task(status, '6'), actor, { reason: ' ' })).toMatchObject({
      reason: { code: 'words-missing', field: 'reason' },
    });
  });
});

test.each([
  ['0', '6', false],
  ['1', '5', false],
  ['1', '6', true],
  ['4', '10', true],
  ['2', '6', false],
  ['1', '11', false],
])('an expert in %s sees the bids of a project in %s: %s', (status, project, result) => {
  expect(maySeeBids(task(status, project))).toBe(result);
});
