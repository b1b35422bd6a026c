import { planLifecycle, planStatus, type Actor, type PlanAction, type PurchasePlan } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentStep, purchasePlan, purchasePlanDetail, sysDepart, sysUser } from '../src/platform/db';
import { HERE, USERS, type User } from './support/records/users';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

/** A kind of document: its states, and the actions that have an endpoint. */
const ACTIONS = [
  'submit',
  'withdraw',
  'approve',
  'reject',
  'finish',
  'cancel',
] as const satisfies readonly PlanAction[];
const STATES = Object.values(planStatus);
const WORDS = { opinion: '意见', reason: '原因' };

let server: TestServer;
const callers = {} as Record<User, TestCaller>;
const actors = {} as Record<User, Actor>;
beforeAll(async () => {
  server = await startTestServer();
  for (const user of USERS) callers[user] = await server.as(user, { tenant: HERE.includes(user) ? 1 : 2 });
  const { orm } = server.db;
  const [declarer] = await orm.select().from(sysUser).where(eq(sysUser.username, 'declarer'));
  const [depart] = await orm.select().from(sysDepart).where(eq(sysDepart.orgCode, declarer!.orgCode!));
  await orm.update(sysUser).set({ departIds: depart!.id }).where(eq(sysUser.username, 'approver'));
  for (const user of USERS) {
    actors[user] = {
      userId: callers[user].userId,
      roles: [user.startsWith('jb_') ? 'manager' : user],
      departsInCharge: user === 'approver' ? [depart!.id] : [],
      orgCode: user === 'declarer' ? declarer!.orgCode : null,
    };
  }
  await orm.insert(purchasePlan).values(
    STATES.map((status) => ({
      id: `plan-${status}`,
      planNo: `plan-${status}`,
      planName: '轴承备件',
      departName: depart!.departName,
      departId: depart!.id,
      sysOrgCode: declarer!.orgCode,
      applyUserId: declarer!.id,
      demandOrgName: '锐衡泵业有限公司',
      orgConsignee: '王工',
      orgConsigneeTel: '13800000001',
      purchaseUserId: callers.purchaser.userId,
      status,
      tenantId: 1,
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
    })),
  );
  await orm.insert(purchasePlanDetail).values(
    STATES.map((status) => ({
      id: `line-${status}`,
      planId: `plan-${status}`,
      materialName: '轴承',
      unit: '套',
      counts: '2',
      demandTime: '2027-01-01',
      tenantId: 1,
    })),
  );
});
afterAll(() => server.close());

const stored = async (id: string) =>
  (await server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, id)))[0]!;

describe.each(STATES)('in state %s', (status) => {
  const id = `plan-${status}`;

  test.each(ACTIONS)('%s is taken by those of the table only, and changes nothing otherwise', async (action) => {
    for (const user of USERS) {
      const before = await stored(id);
      const step = planLifecycle.step(action, await asSeen(id), actors[user], WORDS);
      const mayTake = step.ok && HERE.includes(user);
      const { body } = await callers[user].post(`/purchase/purchasePlan/${action}`, { id, ...WORDS });
      expect([user, body.success]).toEqual([user, mayTake]);
      const after = await stored(id);
      expect([user, mayTake ? after.status : after]).toEqual([user, mayTake ? step.value.to : before]);
      await server.db.orm.update(purchasePlan).set(before).where(eq(purchasePlan.id, id));
    }
  });

  test('the view offers what the table allows', async () => {
    for (const user of HERE) {
      const { body } = await callers[user].get<PurchasePlan>('/purchase/purchasePlan/queryById', { id });
      if (!body.success) continue;
      expect([user, body.result!.actions]).toEqual([user, planLifecycle.openActions(await asSeen(id), actors[user])]);
    }
  });
});

test('the timeline has one step for each action taken', async () => {
  const steps = await server.db.orm.select().from(documentStep).where(eq(documentStep.documentId, 'plan-1'));
  expect(steps.map(({ action, operator }) => `${action} by ${operator}`).toSorted()).toEqual([
    'approve by admin',
    'approve by approver',
    'reject by admin',
    'reject by approver',
    'withdraw by admin',
    'withdraw by declarer',
  ]);
});

test('todos count what waits for each role and lead to it', async () => {
  const codes = async (user: User) =>
    (await callers[user].get<{ code: string; count: number; path: string }[]>('/dashboard/todos')).body.result!;
  expect((await codes('approver')).map(({ code }) => code)).toContain('plan-approve');
  expect(await codes('declarer')).toContainEqual(
    expect.objectContaining({ code: 'plan-submit', path: '/purchase/plan?status=6' }),
  );
  expect((await codes('purchaser')).map(({ code }) => code)).toContain('plan-finish');
  expect((await codes('manager')).map(({ code }) => code)).toContain('plan-assign');
  expect((await codes('manager')).map(({ code }) => code)).toContain('supplier-audit');
  expect(await codes('expert')).toEqual([]);
});

/** The plan with the members that its lifecycle reads. */
async function asSeen(id: string): Promise<PurchasePlan> {
  return (await callers.admin.get<PurchasePlan>('/purchase/purchasePlan/queryById', { id })).body.result!;
}
