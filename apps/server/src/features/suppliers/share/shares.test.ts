import type { ChoosableSupplier, DictItem, SupplierInfo, SupplierShare } from '@gezi/domain';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { supplierInfo, supplierShare, sysAnnouncement, sysTenant } from '../../../platform/db';

const BASE = '/supplier/share';
/** Active tenant without people. */
const THIRD = 3;

let server: TestServer;
let giver: TestCaller;
let receiver: TestCaller;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer();
  giver = await server.as('manager');
  receiver = await server.as('jb_manager');
  await server.db.orm.insert(sysTenant).values([
    { id: THIRD, name: '第三公司', status: 1 },
    { id: 4, name: '停用公司', status: 0 },
  ]);
});
afterAll(() => server.close());

/** A new normal supplier of tenant 1. */
async function supplier(change: Partial<typeof supplierInfo.$inferInsert> = {}): Promise<string> {
  nth += 1;
  const id = `share-${nth}`;
  const row = {
    name: `共享泵业 ${nth}`,
    creditCode: `91310115MA1H8X${String(nth).padStart(4, '0')}`,
    linkman: '陈晓燕',
  };
  await server.db.orm
    .insert(supplierInfo)
    .values({ id, ...row, mobile: '13800138000', auditStatus: '1', source: '2', tenantId: 1, ...change });
  return id;
}
const offer = async (supplierId: string, targetTenantId: unknown = 2, caller = giver, more: object = {}) =>
  (await caller.post<SupplierShare>(`${BASE}/add`, { supplierId, targetTenantId, ...more })).body;
const act = async (caller: TestCaller, action: string, id: string, more: object = {}) =>
  (await caller.post<SupplierShare>(`${BASE}/${action}`, { id, ...more })).body;
const offered = async () => (await offer(await supplier())).result!;
const sees = async (caller: TestCaller, id: string) =>
  (await caller.get<{ records: SupplierShare[] }>(`${BASE}/list`, { id })).body.result!.records.length === 1;
const choosable = async (caller: TestCaller, query: Record<string, string | number> = {}) =>
  (
    await caller.get<{ records: ChoosableSupplier[] }>('/purchase/purchaseInfo/getSupplierList', {
      pageSize: 100_000_000,
      ...query,
    })
  ).body.result!.records;
const maySee = async (caller: TestCaller, id: string) => (await choosable(caller)).some((one) => one.id === id);
const view = async (caller: TestCaller, id: string) =>
  (await caller.get<SupplierInfo>('/supplier/supplierInfo/queryById', { id })).body;

describe('an offer', () => {
  test('is seen by both sides and by nobody else', async () => {
    const { result: share } = await offer(await supplier(), '2', giver, { remark: ' 长期合作 ' });
    expect(share).toMatchObject({
      status: '0',
      tenantId: 1,
      tenantName: expect.stringMatching(/./),
      targetTenantId: 2,
      targetTenantName: expect.stringMatching(/./),
      remark: '长期合作',
    });
    expect(await sees(giver, share!.id)).toBe(true);
    expect(await sees(receiver, share!.id)).toBe(true);
    await server.db.orm.update(supplierShare).set({ targetTenantId: THIRD }).where(eq(supplierShare.id, share!.id));
    expect(await sees(receiver, share!.id)).toBe(false);
    expect(await act(receiver, 'accept', share!.id)).toMatchObject({ success: false, field: 'id' });
  });

  test('notifies those who may answer it, in their own tenant', async () => {
    const { id } = await offered();
    const notices = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.busId, id));
    expect(notices).toMatchObject([
      {
        titile: '收到共享供应商',
        titileEn: 'A supplier was offered',
        openPage: '/supplier/share',
        busType: 'supplierShare',
        tenantId: 2,
        userIds: expect.stringContaining(receiver.userId),
      },
    ]);
    expect(notices[0]!.userIds).not.toContain(giver.userId);
  });

  test('is refused for a supplier that is offered to the tenant already, until it is refused', async () => {
    const id = await supplier();
    const { result: share } = await offer(id);
    expect(await offer(id)).toMatchObject({ success: false, field: 'targetTenantId' });
    expect(await offer(id, THIRD)).toMatchObject({ success: true });
    await act(receiver, 'accept', share!.id);
    expect(await offer(id)).toMatchObject({ success: false, field: 'targetTenantId' });
    await act(giver, 'revoke', share!.id);
    expect(await offer(id)).toMatchObject({ success: true });
  });

  test('is made once by two callers at the same time', async () => {
    const id = await supplier();
    const answers = await Promise.all([offer(id), offer(id), offer(id)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test.each([
    ['unknown supplier', { supplierId: 'nobody' }, 'supplierId'],
    ['own tenant', { targetTenantId: 1 }, 'targetTenantId'],
    ['unknown tenant', { targetTenantId: 77 }, 'targetTenantId'],
    ['inactive tenant', { targetTenantId: 4 }, 'targetTenantId'],
    ['tenant that is no number', { targetTenantId: 'x' }, 'targetTenantId'],
    ['remark that is too long', { remark: 'x'.repeat(501) }, 'remark'],
  ])('with %s is refused with its field', async (_what, over, field) => {
    const input = { supplierId: await supplier(), targetTenantId: 2, ...over };
    expect((await giver.post(`${BASE}/add`, input)).body).toMatchObject({ success: false, field });
  });

  test.each([{ status: '2' }, { status: '3' }, { auditStatus: '0' }, { tenantId: 2 }])(
    'of a supplier with %j is refused',
    async (change) => {
      expect(await offer(await supplier(change))).toMatchObject({ success: false, field: 'supplierId' });
    },
  );

  test('is edited by its giver until it is answered, from the version that the giver saw', async () => {
    const { id, updateTime } = await offered();
    const edit = async (caller: TestCaller, members: object) =>
      (await caller.put<SupplierShare>(`${BASE}/edit`, { id, ...members })).body;
    expect(await edit(giver, { remark: '改写', updateTime })).toMatchObject({ result: { remark: '改写' } });
    expect(await edit(giver, { remark: '旧', updateTime })).toMatchObject({ success: false, field: 'updateTime' });
    expect(await edit(receiver, { remark: '他方' })).toMatchObject({ success: false, code: 510 });
    await act(receiver, 'accept', id);
    expect(await edit(giver, { remark: '过期' })).toMatchObject({ success: false, field: 'status' });
  });
});

describe('an accepted supplier', () => {
  test('can be viewed and chosen by the receiver, and the giver is notified', async () => {
    const supplierId = await supplier({ auditOpinion: '内部意见', score: '91' });
    const { result: share } = await offer(supplierId);
    expect([await maySee(receiver, supplierId), (await view(receiver, supplierId)).success]).toEqual([false, false]);
    expect(await act(receiver, 'accept', share!.id)).toMatchObject({
      success: true,
      result: { status: '1', replyTime: expect.any(String) },
    });
    expect([await maySee(receiver, supplierId), await maySee(giver, supplierId)]).toEqual([true, true]);
    expect((await view(receiver, supplierId)).result).toMatchObject({
      id: supplierId,
      status_dictText: '正常',
      auditOpinion: null,
      score: null,
    });
    expect((await receiver.put('/supplier/supplierInfo/edit', { id: supplierId, bankName: 'x' })).body).toMatchObject({
      success: false,
    });
    const isNotice = and(eq(sysAnnouncement.busId, share!.id), eq(sysAnnouncement.tenantId, 1));
    const [notice] = await server.db.orm.select().from(sysAnnouncement).where(isNotice);
    expect(notice).toMatchObject({ titile: '共享供应商已被接受', userIds: expect.stringContaining(giver.userId) });
  });

  test.each([{ status: '2' }, { status: '3' }])('is not chosen while its giver has it with %j', async (state) => {
    const supplierId = await supplier();
    const { result: share } = await offer(supplierId);
    await act(receiver, 'accept', share!.id);
    await server.db.orm.update(supplierInfo).set(state).where(eq(supplierInfo.id, supplierId));
    expect([await maySee(receiver, supplierId), await maySee(giver, supplierId)]).toEqual([false, false]);
  });

  test('is not chosen by a receiver that has it itself, frozen', async () => {
    const supplierId = await supplier();
    const { result: share } = await offer(supplierId);
    await act(receiver, 'accept', share!.id);
    const [shared] = await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.id, supplierId));
    const own = await supplier({ tenantId: 2, creditCode: shared!.creditCode, status: '2' });
    expect([await maySee(receiver, supplierId), await maySee(receiver, own)]).toEqual([false, false]);
    await server.db.orm.update(supplierInfo).set({ status: '1' }).where(eq(supplierInfo.id, own));
    expect([await maySee(receiver, supplierId), await maySee(receiver, own)]).toEqual([false, true]);
  });

  test('is found by its name, and by the type of materials of the receiver with the same name', async () => {
    const [named] = await server.db.orm
      .select()
      .from(supplierInfo)
      .where(and(eq(supplierInfo.tenantId, 2), eq(supplierInfo.status, '1')));
    const [type] = named!.supplierMaterialTypeList;
    const supplierId = await supplier({
      supplierMaterialTypeList: [{ materialTypeId: 'of-giver', materialTypeName: type!.materialTypeName }],
    });
    await act(receiver, 'accept', (await offer(supplierId)).result!.id);
    const { name } = (await view(receiver, supplierId)).result!;
    expect(await choosable(receiver, { name })).toMatchObject([{ id: supplierId }]);
    const supplying = await choosable(receiver, { materialTypeId: type!.materialTypeId });
    expect(supplying.map(({ id }) => id)).toContain(supplierId);
    expect(await choosable(receiver, { materialTypeId: 'unknown' })).toEqual([]);
  });

  test('is hidden again after its giver revokes it', async () => {
    const supplierId = await supplier();
    const { result: share } = await offer(supplierId);
    await act(receiver, 'accept', share!.id);
    expect(await act(receiver, 'revoke', share!.id)).toMatchObject({ success: false, code: 510 });
    expect(await act(giver, 'revoke', share!.id)).toMatchObject({ result: { status: '3' } });
    expect([await maySee(receiver, supplierId), (await view(receiver, supplierId)).success]).toEqual([false, false]);
    expect(await act(giver, 'revoke', share!.id)).toMatchObject({ success: false, field: 'status' });
    const titles = await server.db.orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.busId, share!.id));
    expect(titles.map(({ titile }) => titile)).toContain('供应商共享已撤销');
  });

  test('is not deleted before its giver revokes the offer', async () => {
    const supplierId = await supplier();
    const { result: share } = await offer(supplierId);
    const remove = async () => (await giver.call('DELETE', '/supplier/supplierInfo/delete', { id: supplierId })).body;
    expect(await remove()).toMatchObject({ success: false, field: 'ids' });
    await act(giver, 'revoke', share!.id);
    expect(await remove()).toMatchObject({ success: true });
  });
});

describe('an answer', () => {
  test('that refuses needs a reason, which the giver reads', async () => {
    const { id } = await offered();
    expect(await act(receiver, 'refuse', id, { reason: ' ' })).toMatchObject({ success: false, field: 'reason' });
    expect(await act(receiver, 'refuse', id, { reason: '已有同类供应商' })).toMatchObject({
      result: { status: '2', reason: '已有同类供应商' },
    });
    const isNotice = and(eq(sysAnnouncement.busId, id), like(sysAnnouncement.msgContent, '%已有同类供应商%'));
    expect(await server.db.orm.select().from(sysAnnouncement).where(isNotice)).toMatchObject([{ tenantId: 1 }]);
    expect(await act(receiver, 'accept', id)).toMatchObject({ success: false, field: 'status' });
  });

  test('comes from the receiver only', async () => {
    const { id } = await offered();
    expect(await act(giver, 'accept', id)).toMatchObject({ success: false, code: 510 });
    expect(await act(giver, 'refuse', id, { reason: 'x' })).toMatchObject({ success: false, code: 510 });
  });

  test('does not accept a supplier that was frozen meanwhile', async () => {
    const { id, supplierId } = await offered();
    await server.db.orm.update(supplierInfo).set({ status: '2' }).where(eq(supplierInfo.id, supplierId));
    expect(await act(receiver, 'accept', id)).toMatchObject({ success: false, field: 'supplierId' });
  });
});

test('an offer is deleted by its giver after it was refused or revoked', async () => {
  const { id } = await offered();
  const remove = async (caller: TestCaller) => (await caller.call('DELETE', `${BASE}/delete`, { id })).body;
  expect(await remove(giver)).toMatchObject({ success: false, field: 'ids' });
  await act(receiver, 'refuse', id, { reason: 'x' });
  expect(await remove(receiver)).toMatchObject({ success: false, code: 510 });
  expect(await remove(giver)).toMatchObject({ success: true });
});

test('only those who may share read the names of the other tenants', async () => {
  const targets = async (caller: TestCaller) =>
    (await caller.get<DictItem[]>('/sys/dict/loadDict/share_target,name,id')).body;
  const { result } = await targets(giver);
  expect(result!.map(({ value }) => value)).toEqual(expect.arrayContaining(['2', '3']));
  expect(result!.map(({ value }) => value)).not.toContain('1');
  expect(result!.map(({ value }) => value)).not.toContain('4');
  expect(await targets(await server.as('purchaser'))).toMatchObject({ success: false });
});

test('the home page counts the offers to answer', async () => {
  const count = async (caller: TestCaller) =>
    (await caller.get<{ code: string; count: number }[]>('/dashboard/todos')).body.result!.find(
      ({ code }) => code === 'supplier-share',
    )?.count ?? 0;
  const [before, own] = [await count(receiver), await count(giver)];
  await offered();
  expect([await count(receiver), await count(giver)]).toEqual([before + 1, own]);
});
