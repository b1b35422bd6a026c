import { bidStatus, planStatus, projectStatus, type PurchaseInfo } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import {
  documentStep,
  purchaseInfo,
  purchasePlan,
  purchasePlanDetail,
  supplierBid,
  supplierBidLine,
  tenderDetail,
} from '../../../platform/db';

let server: TestServer;
let purchaser: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser', { tenant: 1 });
});
afterAll(() => server.close());

/** A plan that is being purchased, with a line of 10 pieces for each quantity that projects have taken. */
async function plan(id: string, used: readonly number[]): Promise<void> {
  const { orm } = server.db;
  await orm.insert(purchasePlan).values({
    id,
    planNo: id,
    planName: id,
    departName: '设备部',
    purchaseUserId: purchaser.userId,
    status: planStatus.purchasing,
    tenantId: 1,
  });
  await orm.insert(purchasePlanDetail).values(
    used.map((quantity, at) => ({
      id: `${id}-${at}`,
      planId: id,
      planDetailNo: `${id}-${at}`,
      orderNum: at + 1,
      materialName: '深沟球轴承',
      unit: '套',
      counts: '10',
      usedCounts: String(quantity),
      tenantId: 1,
    })),
  );
}

/** A project that waits for its award, with one bid for the plan lines. */
async function project(id: string, planLines: readonly string[], tenantId = 1): Promise<void> {
  const { orm } = server.db;
  const of = { purchaseInfoId: id, tenantId };
  await orm.insert(purchaseInfo).values({
    id,
    proNo: id,
    proName: id,
    departName: '设备部',
    applyUserId: purchaser.userId,
    buyType: '1',
    contractType: '1',
    status: projectStatus.toAward,
    tenantId,
  });
  const lines = planLines.map((planDetailId, at) => ({ ...of, id: `${id}-${at}`, planDetailId, actualCounts: '10' }));
  await orm.insert(tenderDetail).values(lines.map((line) => ({ ...line, materialName: '深沟球轴承' })));
  const bid = { ...of, id: `${id}-bid`, supplierId: 's', supplierName: 's', status: bidStatus.valid };
  await orm.insert(supplierBid).values(bid);
  await orm
    .insert(supplierBidLine)
    .values(lines.map((line) => ({ ...of, id: line.id, bidId: bid.id, detailId: line.id, count: '10', price: '5' })));
}

const award = async (id: string) =>
  (await purchaser.post<PurchaseInfo>('/purchase/purchaseInfo/award', { id, winners: [{ bidId: `${id}-bid` }] })).body;
const statusOf = async (id: string) =>
  (await server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.id, id)))[0]!.status;

test('a plan ends with the award of the last project that has its quantities', async () => {
  await plan('whole', [10, 10]);
  await project('first', ['whole-0']);
  await project('last', ['whole-1']);
  // A project of another tenant that names the line does not hold the plan.
  await project('foreign', ['whole-1'], 2);
  expect(await award('first')).toMatchObject({ success: true });
  expect(await statusOf('whole')).toBe(planStatus.purchasing);
  expect(await award('last')).toMatchObject({ success: true });
  expect(await statusOf('whole')).toBe(planStatus.finished);
  const steps = await server.db.orm.select().from(documentStep).where(eq(documentStep.documentId, 'whole'));
  expect(steps).toMatchObject([{ action: 'finish', toStatus: planStatus.finished }]);
});

test('a plan with a quantity left goes on', async () => {
  await plan('rest', [10, 6]);
  await project('of-rest', ['rest-0', 'rest-1']);
  expect(await award('of-rest')).toMatchObject({ success: true });
  expect(await statusOf('rest')).toBe(planStatus.purchasing);
});

test('an award that is refused leaves its plan as it was', async () => {
  await plan('kept', [10]);
  await project('refused', ['kept-0']);
  await server.db.orm.update(supplierBid).set({ status: bidStatus.invalid }).where(eq(supplierBid.id, 'refused-bid'));
  expect(await award('refused')).toMatchObject({ success: false });
  expect(await statusOf('kept')).toBe(planStatus.purchasing);
});
