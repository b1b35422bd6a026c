import { describe, expect, test } from 'vitest';
import type { Actor } from '../../kit';
import { shareLifecycle, type ShareAction, type ShareStatus } from './lifecycle';

const giver: Actor = { userId: 'g', roles: [], tenantId: 1 };
const receiver: Actor = { userId: 'r', roles: [], tenantId: 2 };
const stranger: Actor = { userId: 's', roles: ['admin'], tenantId: 3 };
const supplier = { status: '1', auditStatus: '1' };
const share = (status: string, change: object = {}) => ({
  status,
  tenantId: 1,
  targetTenantId: 2,
  supplier,
  ...change,
});

test.each<[ShareStatus, ShareAction[], ShareAction[]]>([
  ['0', ['edit', 'revoke'], ['accept', 'refuse']],
  ['1', ['revoke'], []],
  ['2', ['delete'], []],
  ['3', ['delete'], []],
])('in state %s the giver may %j, the receiver %j, nobody else anything', (status, giving, receiving) => {
  expect(shareLifecycle.openActions(share(status), giver)).toEqual(giving);
  expect(shareLifecycle.openActions(share(status), receiver)).toEqual(receiving);
  expect(shareLifecycle.openActions(share(status), stranger)).toEqual([]);
  expect(shareLifecycle.openActions(share(status), { userId: 'n', roles: ['admin'], tenantId: 0 })).toEqual([]);
});

describe('an offer', () => {
  test('leads to the state of the answer', () => {
    expect(shareLifecycle.step('accept', share('0'), receiver)).toMatchObject({ value: { to: '1' } });
    expect(shareLifecycle.step('refuse', share('0'), receiver, { reason: ' 不需要 ' })).toMatchObject({
      value: { to: '2', words: '不需要' },
    });
    expect(shareLifecycle.step('revoke', share('1'), giver)).toMatchObject({ value: { to: '3' } });
  });

  test('is refused only with a reason', () => {
    expect(shareLifecycle.step('refuse', share('0'), receiver)).toMatchObject({
      reason: { code: 'words-missing', field: 'reason' },
    });
  });

  test.each([{ status: '2', auditStatus: '1' }, { status: '1', auditStatus: '0' }, undefined])(
    'is not accepted for the supplier %j',
    (state) => {
      expect(shareLifecycle.step('accept', share('0', { supplier: state }), receiver)).toMatchObject({
        reason: { code: 'fault', fault: { field: 'supplierId' } },
      });
    },
  );
});
