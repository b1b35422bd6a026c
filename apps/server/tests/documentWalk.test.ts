import {
  contractLifecycle,
  contractStatus,
  executorChangeLifecycle,
  executorChangeStatus,
  incrementLifecycle,
  incrementStatus,
  orderLifecycle,
  orderStatus,
  planLifecycle,
  planStatus,
  projectLifecycle,
  projectStatus,
  supplementLifecycle,
  supplementStatus,
  type Actor,
  type ContractAction,
  type ExecutorChangeAction,
  type IncrementAction,
  type Lifecycle,
  type OrderAction,
  type PlanAction,
  type ProjectAction,
  type SupplementAction,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contractChangeExecutor,
  contractInfo,
  contractSupplemental,
  documentStep,
  incrementDetail,
  purchaseIncrement,
  purchaseInfo,
  purchaseOrder,
  purchasePlan,
  purchasePlanDetail,
  sysCustomForm,
  sysDepart,
  sysUser,
  tenderDetail,
} from '../src/platform/db';
import { makeContract, makeOrder } from './support/orderRecords';
import { HERE, USERS, type User } from './support/records/users';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const STAMPS = { createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:00:00', tenantId: 1 };
const FILE = JSON.stringify([{ name: 'x.pdf', url: 'contract/x.pdf' }]);
const WORDS = { opinion: '意见', reason: '原因' };

interface WalkedKind {
  base: string;
  table: PgTable & { id: AnyPgColumn };
  lifecycle: Lifecycle<never>;
  states: readonly string[];
  /** Actions that have an endpoint and no further input than words. */
  actions: readonly string[];
  /** Further members of the input of every action. */
  input?: object;
  /** Base of the calls by which administrators see the documents, if they are not those of the actions. */
  seenAt?: string;
  /** The documents belong to contracts `<id>-contract`, which their actions change too. */
  isOfContract?: true;
}
const KINDS = {
  plan: {
    base: '/purchase/purchasePlan',
    table: purchasePlan,
    lifecycle: planLifecycle as Lifecycle<never>,
    states: Object.values(planStatus),
    actions: ['submit', 'withdraw', 'approve', 'reject', 'finish', 'cancel'] satisfies PlanAction[],
  },
  project: {
    base: '/purchase/purchaseInfo',
    table: purchaseInfo,
    lifecycle: projectLifecycle as Lifecycle<never>,
    states: Object.values(projectStatus),
    actions: [
      'submit',
      'withdraw',
      'approve',
      'reject',
      'publish',
      'extend',
      'open',
      'reAward',
      'fail',
      'cancel',
    ] satisfies ProjectAction[],
    input: { proEndTime: '2099-03-01 00:00:00' },
  },
  contract: {
    base: '/contract/contractInfo',
    table: contractInfo,
    lifecycle: contractLifecycle as Lifecycle<never>,
    states: Object.values(contractStatus),
    actions: [
      'submit',
      'withdraw',
      'approve',
      'reject',
      'supplierConfirm',
      'supplierReject',
      'complete',
      'terminate',
    ] satisfies ContractAction[],
  },
  supplement: {
    base: '/contract/supplemental',
    table: contractSupplemental,
    lifecycle: supplementLifecycle as Lifecycle<never>,
    states: Object.values(supplementStatus),
    actions: ['submit', 'confirm', 'refuse'] satisfies SupplementAction[],
    isOfContract: true,
  },
  executorChange: {
    base: '/contract/changeExecutor',
    table: contractChangeExecutor,
    lifecycle: executorChangeLifecycle as Lifecycle<never>,
    states: Object.values(executorChangeStatus),
    actions: ['approve', 'reject'] satisfies ExecutorChangeAction[],
    isOfContract: true,
  },
  increment: {
    base: '/purchase/purchaseIncrement',
    table: purchaseIncrement,
    lifecycle: incrementLifecycle as Lifecycle<never>,
    states: Object.values(incrementStatus),
    actions: ['submit', 'approve', 'reject', 'cancel'] satisfies IncrementAction[],
  },
  order: {
    base: '/purchase/purchaseOrder',
    table: purchaseOrder,
    lifecycle: orderLifecycle as Lifecycle<never>,
    states: Object.values(orderStatus),
    actions: ['submit', 'close', 'cancel'] satisfies OrderAction[],
  },
  sale: {
    base: '/sale/saleOrder',
    seenAt: '/purchase/purchaseOrder',
    table: purchaseOrder,
    lifecycle: orderLifecycle as Lifecycle<never>,
    states: Object.values(orderStatus),
    actions: ['confirm', 'refuse'] satisfies OrderAction[],
  },
} satisfies Record<string, WalkedKind>;
type KindName = keyof typeof KINDS;

let server: TestServer;
const callers = {} as Record<User, TestCaller>;
const actors = {} as Record<User, Actor>;
beforeAll(async () => {
  server = await startTestServer();
  for (const user of USERS) callers[user] = await server.as(user, { tenant: HERE.includes(user) ? 1 : 2 });
  const { orm } = server.db;
  // `boundDocuments.test.ts` has documents on which processes decide.
  await orm.update(sysCustomForm).set({ deployId: null });
  const [declarer] = await orm.select().from(sysUser).where(eq(sysUser.username, 'declarer'));
  const [supplier] = await orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  const [depart] = await orm.select().from(sysDepart).where(eq(sysDepart.orgCode, declarer!.orgCode!));
  await orm.update(sysUser).set({ departIds: depart!.id }).where(eq(sysUser.username, 'approver'));
  for (const user of USERS) {
    actors[user] = {
      userId: callers[user].userId,
      roles: [user.startsWith('jb_') ? 'manager' : user],
      departsInCharge: user === 'approver' ? [depart!.id] : [],
      orgCode: user === 'declarer' ? declarer!.orgCode : null,
      supplierId: user === 'supplier' ? supplier!.supplierId : null,
    };
  }
  const common = {
    departName: depart!.departName,
    departId: depart!.id,
    sysOrgCode: declarer!.orgCode,
    demandOrgName: '锐衡泵业有限公司',
    tenantId: 1,
    createTime: '2026-01-01 00:00:00',
    updateTime: '2026-01-01 00:00:00',
  };
  await orm.insert(purchasePlan).values(
    KINDS.plan.states.map((status) => ({
      ...common,
      id: `plan-${status}`,
      planNo: `plan-${status}`,
      planName: '轴承备件',
      applyUserId: declarer!.id,
      orgConsignee: '王工',
      orgConsigneeTel: '13800000001',
      purchaseUserId: callers.purchaser.userId,
      status,
    })),
  );
  await orm.insert(purchasePlanDetail).values(
    KINDS.plan.states.map((status) => ({
      id: `line-${status}`,
      planId: `plan-${status}`,
      materialName: '轴承',
      unit: '套',
      counts: '2',
      demandTime: '2027-01-01',
      tenantId: 1,
    })),
  );
  await orm.insert(purchaseInfo).values(
    KINDS.project.states.map((status) => ({
      ...common,
      id: `project-${status}`,
      proNo: `project-${status}`,
      proName: '轴承采购',
      buyType: '2',
      contractType: '1',
      orgCode: declarer!.orgCode,
      applyUserId: callers.purchaser.userId,
      contactName: '王工',
      contactPhone: '13800000001',
      payType: '1',
      priceType: '1',
      proStartTime: '2099-01-01 00:00:00',
      proEndTime: '2099-02-01 00:00:00',
      status,
    })),
  );
  await orm.insert(tenderDetail).values(
    KINDS.project.states.map((status) => ({
      id: `tender-${status}`,
      purchaseInfoId: `project-${status}`,
      materialName: '轴承',
      unit: '套',
      actualCounts: '2',
      estimatedPrice: '10',
      tenantId: 1,
    })),
  );
  const supplierId = supplier!.supplierId!;
  const used = { lines: [{ orderedCount: '1000' }] };
  await makeContract(server, { id: 'project-contract', supplierId, ...used });
  await makeContract(server, { id: 'framework', supplierId, members: { contractType: '2' }, ...used });
  const own = {
    departId: depart!.id,
    executorUserId: callers.purchaser.userId,
    contactsName: '王工',
    contactsPhone: '13800000001',
    contractUrl: FILE,
    contractPrice: '100000',
  };
  for (const status of KINDS.contract.states) {
    await makeContract(server, { id: `contract-${status}`, supplierId, members: { ...own, status } });
  }
  for (const status of KINDS.supplement.states) {
    const id = `supplement-${status}`;
    const state = status === supplementStatus.toConfirm ? contractStatus.amending : contractStatus.inForce;
    await makeContract(server, { id: `${id}-contract`, supplierId, members: { ...own, status: state } });
    await orm.insert(contractSupplemental).values({
      ...STAMPS,
      id,
      contractId: `${id}-contract`,
      supplementalNo: id,
      supplierId,
      endDate: '2100-01-01',
      supplementalUrl: FILE,
      status,
    });
  }
  for (const status of KINDS.executorChange.states) {
    const id = `executorChange-${status}`;
    await makeContract(server, { id: `${id}-contract`, supplierId, members: own });
    await orm.insert(contractChangeExecutor).values({
      ...STAMPS,
      id,
      contractId: `${id}-contract`,
      contractNo: id,
      contractName: id,
      departId: depart!.id,
      oldUserId: callers.purchaser.userId,
      oldUserName: '张采购',
      newUserId: callers.manager.userId,
      newUserName: '李主管',
      reason: '岗位调整',
      applyUserId: callers.purchaser.userId,
      status,
    });
  }
  const order = { contractId: 'project-contract', supplierId };
  const members = { departId: depart!.id, purchaseUserId: callers.purchaser.userId };
  for (const kind of ['order', 'sale'] as const) {
    for (const status of KINDS[kind].states) {
      await makeOrder(server, { ...order, id: `${kind}-${status}`, members: { ...members, status } });
    }
  }
  await orm.insert(purchaseIncrement).values(
    KINDS.increment.states.map((status) => ({
      id: `increment-${status}`,
      incrementNo: `increment-${status}`,
      contractId: 'framework',
      supplierId,
      supplierName: 'x',
      departId: depart!.id,
      applyUserId: callers.purchaser.userId,
      reason: '检修',
      status,
      createTime: '2026-01-01 00:00:00',
      updateTime: '2026-01-01 00:00:00',
      tenantId: 1,
    })),
  );
  await orm.insert(incrementDetail).values(
    KINDS.increment.states.map((status) => ({
      id: `increment-line-${status}`,
      incrementId: `increment-${status}`,
      contractDetailId: 'framework-line-1',
      materialName: '轴承',
      counts: '2',
      tenantId: 1,
    })),
  );
});
afterAll(() => server.close());

const stored = async (table: WalkedKind['table'], id: string) =>
  (await server.db.orm.select().from(table).where(eq(table.id, id)))[0]! as { status: string };

describe.each(
  Object.entries(KINDS).flatMap(([name, kind]) => kind.states.map((status) => [name as KindName, status] as const)),
)('a %s in state %s', (name, status) => {
  const id = `${name}-${status}`;
  const { base, seenAt = base, table, lifecycle, actions, input = {}, isOfContract }: WalkedKind = KINDS[name];
  const contractId = isOfContract && `${id}-contract`;

  test.each(actions)('%s is taken by those of the table only, and changes nothing otherwise', async (action) => {
    for (const user of USERS) {
      const before = await stored(table, id);
      const contract = contractId && (await stored(contractInfo, contractId));
      const step = lifecycle.step(action, await asSeen(seenAt, id, contractId), actors[user], WORDS);
      const mayTake = step.ok && HERE.includes(user);
      const { body } = await callers[user].post(`${base}/${action}`, { id, ...WORDS, ...input });
      expect([user, body.success]).toEqual([user, mayTake]);
      const after = await stored(table, id);
      expect([user, mayTake ? after.status : after]).toEqual([user, mayTake ? step.value.to : before]);
      await server.db.orm.update(table).set(before).where(eq(table.id, id));
      if (contract) await server.db.orm.update(contractInfo).set(contract).where(eq(contractInfo.id, contractId));
    }
  });

  test('the view offers what the table allows', async () => {
    for (const user of HERE) {
      const { body } = await callers[user].get<{ actions: string[] }>(`${base}/queryById`, { id });
      if (!body.success) continue;
      expect([user, body.result!.actions]).toEqual([
        user,
        lifecycle.openActions(await asSeen(seenAt, id, contractId), actors[user]),
      ]);
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
  expect((await codes('expert')).map(({ code }) => code)).toEqual(['appraise-score']);
});

/** The document with the members that its lifecycle reads. The tenant requires approvals. */
async function asSeen(base: string, id: string, contractId: string | undefined): Promise<never> {
  const { result } = (await callers.admin.get<object>(`${base}/queryById`, { id })).body;
  const contract = contractId && (await stored(contractInfo, contractId));
  return { ...result, isApprovalOff: false, ...(contract && { contract }) } as never;
}
