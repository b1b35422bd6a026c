import { describe, expect, test } from 'vitest';
import { SYSTEM_ROLE, type Actor } from '../../kit';
import { planLifecycle, type PlanAction, type PlanInLifecycle } from './lifecycle';
import { planStatus } from './status';

const PEOPLE = {
  author: { userId: 'u1', roles: ['declarer'], orgCode: 'A09' },
  colleague: { userId: 'u2', roles: ['declarer'], orgCode: 'A01' },
  stranger: { userId: 'u3', roles: ['declarer'], orgCode: 'A02' },
  approver: { userId: 'u4', roles: ['approver'], departsInCharge: ['d1'] },
  otherApprover: { userId: 'u5', roles: ['approver'], departsInCharge: ['d2'] },
  assigned: { userId: 'u6', roles: ['purchaser'] },
  purchaser: { userId: 'u7', roles: ['purchaser'] },
  manager: { userId: 'u8', roles: ['manager'] },
  admin: { userId: 'u9', roles: ['admin'] },
  supplier: { userId: 'u10', roles: ['supplier'], supplierId: 's1' },
  expert: { userId: 'u11', roles: ['expert'] },
  system: { userId: '', roles: [SYSTEM_ROLE] },
} satisfies Record<string, Actor>;
type Person = keyof typeof PEOPLE;

const plan = (status: string): PlanInLifecycle => ({
  status,
  applyUserId: 'u1',
  departId: 'd1',
  sysOrgCode: 'A01A03',
  purchaseUserId: 'u6',
  planName: '轴承',
  demandOrgName: '炼油厂',
  orgConsignee: '王工',
  orgConsigneeTel: '13800000000',
  purchasePlanDetailList: [],
});

const declarers: Person[] = ['author', 'colleague', 'admin'];
const managers: Person[] = ['manager', 'admin'];
/** The table of the contract, part 3 §4.1: who may do what in which state. */
const TABLE: Record<PlanAction, Partial<Record<string, readonly Person[]>>> = {
  edit: { '0': declarers, '6': declarers },
  remove: { '0': declarers, '6': declarers },
  submit: { '0': declarers, '6': declarers },
  withdraw: { '1': declarers },
  approve: { '1': ['approver', 'admin'] },
  reject: { '1': ['approver', 'admin'] },
  assign: { '2': ['assigned', ...managers], '3': ['assigned', ...managers] },
  use: { '3': ['system'] },
  release: { '4': ['system'] },
  finish: { '4': ['assigned', 'system', ...managers] },
  cancel: {
    '0': [...declarers, 'manager'],
    '2': managers,
    '3': managers,
    '6': [...declarers, 'manager'],
  },
};

describe.each(Object.keys(TABLE) as PlanAction[])('%s', (action) => {
  test.each(Object.values(planStatus))('in state %s is open to those the contract names', (status) => {
    const open = (Object.keys(PEOPLE) as Person[]).filter((name) =>
      planLifecycle.openActions(plan(status), PEOPLE[name]).includes(action),
    );
    expect(open.toSorted()).toEqual([...(TABLE[action][status] ?? [])].toSorted());
  });
});

const to = (action: PlanAction, doc: PlanInLifecycle, actor: Actor) =>
  planLifecycle.step(action, doc, actor, { opinion: '数量过大', reason: '需求取消' });

test('an approved plan waits for its purchaser, or for purchasing if it has one', () => {
  expect(to('approve', { ...plan('1'), purchaseUserId: null }, PEOPLE.approver)).toMatchObject({ value: { to: '2' } });
  expect(to('approve', plan('1'), PEOPLE.approver)).toMatchObject({ value: { to: '3' } });
});

test('a rejection needs an opinion, a void plan a reason', () => {
  expect(planLifecycle.step('reject', plan('1'), PEOPLE.approver)).toMatchObject({
    reason: { code: 'words-missing', field: 'opinion' },
  });
  expect(planLifecycle.step('cancel', plan('2'), PEOPLE.manager)).toMatchObject({
    reason: { code: 'words-missing', field: 'reason' },
  });
  expect(to('reject', plan('1'), PEOPLE.approver)).toMatchObject({ value: { to: '6', words: '数量过大' } });
});

test('a plan without lines is not submitted', () => {
  expect(to('submit', plan('0'), PEOPLE.author)).toEqual({
    ok: false,
    reason: { code: 'fault', fault: { code: 'no-lines', field: 'purchasePlanDetailList' } },
  });
});
