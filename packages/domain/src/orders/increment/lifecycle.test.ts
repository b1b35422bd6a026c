import { describe, expect, test } from 'vitest';
import { SYSTEM_ROLE, type Actor } from '../../kit';
import { readIncrementLines } from './draft';
import { incrementLifecycle, type IncrementAction, type IncrementInLifecycle } from './lifecycle';
import { incrementStatus } from './status';

const PEOPLE = {
  applicant: { userId: 'u1', roles: ['purchaser'] },
  colleague: { userId: 'u2', roles: ['purchaser'] },
  approver: { userId: 'u3', roles: ['approver'], departsInCharge: ['d1'] },
  otherApprover: { userId: 'u4', roles: ['approver'], departsInCharge: ['d2'] },
  manager: { userId: 'u5', roles: ['manager'] },
  admin: { userId: 'u6', roles: ['admin'] },
  supplier: { userId: 'u7', roles: ['supplier'], supplierId: 's1' },
  system: { userId: '', roles: [SYSTEM_ROLE] },
} satisfies Record<string, Actor>;
type Person = keyof typeof PEOPLE;

const increment = (status: string): IncrementInLifecycle => ({
  status,
  applyUserId: 'u1',
  departId: 'd1',
  reason: '检修',
  incrementDetailList: [{ counts: 1 }],
});

const own: Person[] = ['applicant', 'manager', 'admin'];
const approvers: Person[] = ['approver', 'admin'];
const in_ = (states: string, people: readonly Person[]) =>
  Object.fromEntries(states.split('').map((state) => [state, people]));

/** The table of the contract, part 3 §4.7: who may do what in which state. */
const TABLE: Record<IncrementAction, Partial<Record<string, readonly Person[]>>> = {
  edit: in_('03', own),
  remove: in_('03', own),
  submit: in_('03', own),
  approve: in_('1', approvers),
  reject: in_('1', approvers),
  createOrder: in_('2', own),
  cancel: in_('023', own),
};

describe.each(Object.keys(TABLE) as IncrementAction[])('%s', (action) => {
  test.each(Object.values(incrementStatus))('in state %s is open to those the contract names', (status) => {
    const open = (Object.keys(PEOPLE) as Person[]).filter((name) =>
      incrementLifecycle.openActions(increment(status), PEOPLE[name]).includes(action),
    );
    expect(open.toSorted()).toEqual([...(TABLE[action][status] ?? [])].toSorted());
  });
});

test.each<[Partial<IncrementInLifecycle>, string]>([
  [{ reason: null }, 'reason'],
  [{ incrementDetailList: [] }, 'incrementDetailList'],
  [{ incrementDetailList: [{ counts: 0 }] }, 'incrementDetailList/0/counts'],
])('submit refuses %j at %s', (change, field) => {
  expect(incrementLifecycle.step('submit', { ...increment('0'), ...change }, PEOPLE.applicant)).toMatchObject({
    reason: { code: 'fault', fault: { field } },
  });
});

test('lines are lines of the agreement, and refusals name their members', () => {
  const agreed = {
    id: 'c1',
    materialId: 'm1',
    materialCode: 'M1',
    materialName: '轴承',
    materialTypeName: null,
    materialDes: null,
    unit: '套',
    models: null,
    price: 5,
  };
  expect(readIncrementLines([{ materialCode: 'M1', counts: 2 }], [agreed])).toMatchObject({
    value: [{ contractDetailId: 'c1', materialName: '轴承', counts: '2', price: '5' }],
  });
  expect(readIncrementLines([{ contractDetailId: 'c1', counts: '1.234567890123456' }], [agreed])).toMatchObject({
    reason: { code: 'too-precise', field: 'incrementDetailList/0/counts' },
  });
});
