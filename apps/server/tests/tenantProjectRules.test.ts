import { projectStatus, type PurchaseInfo, type TenantRecord } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchaseInfo, sysLog, sysUser, timeText } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const PROJECTS = '/purchase/purchaseInfo';
const HOUR = 3_600_000;
const fromNow = (milliseconds: number) => timeText(Date.now() + milliseconds);

let server: TestServer;
let admin: TestCaller;
let purchaser: TestCaller;
let colleague: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  [admin, purchaser, colleague] = (await Promise.all(
    (['admin', 'purchaser', 'manager'] as const).map((name) => server.as(name, { tenant: 1 })),
  )) as [TestCaller, TestCaller, TestCaller];
});
afterAll(() => server.close());

const edit = async (changes: object) => (await admin.put<TenantRecord>('/sys/tenant/edit', { id: 1, ...changes })).body;
const act = async (caller: TestCaller, action: string, input: object) =>
  (await caller.post<PurchaseInfo>(`${PROJECTS}/${action}`, input)).body;

test('a tenant without approval publishes from the draft, and suppliers see the project', async () => {
  expect(await edit({ projectApproval: 'x' })).toMatchObject({ success: false, field: 'projectApproval' });
  const draft = async () => {
    const { body } = await purchaser.post<PurchaseInfo>(`${PROJECTS}/add`, {
      proName: '轴承公开寻源',
      buyType: '2',
      contractType: '1',
      demandOrgName: '锐衡泵业有限公司',
      contactName: '王工',
      contactPhone: '13800000001',
      payType: '1',
      priceType: '1',
      proStartTime: fromNow(HOUR),
      proEndTime: fromNow(48 * HOUR),
      detailList: [{ id: 'row_1', materialName: '深沟球轴承', unit: '套', actualCounts: 12, estimatedPrice: 18.5 }],
    });
    expect(body).toMatchObject({ success: true });
    return body.result!;
  };
  const before = await draft();
  expect(before.actions).not.toContain('publish');
  expect(await act(purchaser, 'publish', { id: before.id })).toMatchObject({ success: false });

  expect(await edit({ projectApproval: '0' })).toMatchObject({ result: { projectApproval: '0', openOfficers: 1 } });
  try {
    const { id, actions } = await draft();
    expect(actions).toContain('publish');
    expect(await act(purchaser, 'publish', { id })).toMatchObject({ result: { status: projectStatus.toStart } });
    const users = await server.db.orm.select().from(sysUser).where(eq(sysUser.userType, 'supplier'));
    const supplier = await server.as(users.find(({ supplierId }) => supplierId)!.username);
    expect((await supplier.get('/procurement/source/queryById', { id })).body).toMatchObject({ success: true });
  } finally {
    expect(await edit({ projectApproval: '1' })).toMatchObject({ success: true });
  }
});

test('a tenant with two officers opens bids after the second one confirms', async () => {
  expect(await edit({ openOfficers: 3 })).toMatchObject({ success: false, field: 'openOfficers' });
  expect(await edit({ openOfficers: 2 })).toMatchObject({ result: { openOfficers: 2 } });
  const id = 'two-officers';
  await server.db.orm.insert(purchaseInfo).values({
    id,
    proNo: 'CG-TWO',
    proName: '轴承采购',
    departName: '设备部',
    contractType: '1',
    applyUserId: purchaser.userId,
    buyType: '1',
    minSupplierCount: 2,
    proStartTime: fromNow(-2 * HOUR),
    proEndTime: fromNow(-HOUR),
    status: projectStatus.toOpen,
    tenantId: 1,
  });
  const opening = { id, reason: '独家供货' };
  expect(await act(purchaser, 'open', opening)).toMatchObject({ result: { status: projectStatus.toOpen } });
  expect(await act(purchaser, 'open', opening)).toMatchObject({ success: false, field: 'id' });
  expect(await act(colleague, 'open', opening)).toMatchObject({ result: { status: projectStatus.toAward } });
  expect(JSON.stringify(await server.db.orm.select().from(sysLog))).toContain('openOfficers');
  expect(await edit({ openOfficers: 1 })).toMatchObject({ success: true });
});
