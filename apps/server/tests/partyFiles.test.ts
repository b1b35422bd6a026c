import type { OrderReceipt, PurchaseInfo, PurchaseOrder, StoredFile, Supplemental } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contractInfo,
  purchaseInfo,
  purchaseInvite,
  sysPermission,
  sysRolePermission,
  sysUser,
  timeText,
} from '../src/platform/db';
import { roleId } from '../src/seed';
import { makeContract, makeOrder } from './support/orderRecords';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import { fileList, uploadFile } from './support/uploadFile';

let server: TestServer;
let supplierId: string;
const callers: Record<string, TestCaller> = {};
/** Its own supplier, its buyer, and those who do not take part. */
const READERS = ['manager', 'supplier', 'supplier2', 'expert', 'declarer', 'jb_manager'];
beforeAll(async () => {
  server = await startTestServer();
  for (const user of [...READERS, 'purchaser', 'admin'])
    callers[user] = await server.as(user, { tenant: user === 'jb_manager' ? 2 : 1 });
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
  supplierId = user!.supplierId!;
});
afterAll(() => server.close());

const executor = () => ({ executorUserId: callers.purchaser!.userId, executorUserName: '张采购' });
/** Users who read the file, by path and by id. */
async function readersOf({ url, id }: StoredFile): Promise<string[]> {
  const statuses: [string, number, number][] = [];
  for (const user of READERS) {
    const { status: byPath } = await callers[user]!.get(`/sys/common/static/${url}`);
    const { status: byId } = await callers[user]!.get(`/sys/common/loadOssFile/${id}`);
    statuses.push([user, byPath, byId]);
  }
  const readers = statuses.filter(([, byPath]) => byPath === 200).map(([user]) => user);
  expect(statuses).toEqual(READERS.map((user) => [user, ...(readers.includes(user) ? [200, 200] : [403, 403])]));
  return readers;
}
async function done<Result>(answer: Promise<{ body: { success: boolean; message: string; result: Result | null } }>) {
  const { body } = await answer;
  expect(body).toMatchObject({ success: true });
  return body.result!;
}

test('the file of a supplement is read by both parties once it was sent', async () => {
  const purchaser = callers.purchaser!;
  const supplier = callers.supplier!;
  await makeContract(server, { id: 'amended', supplierId, members: executor() });
  const draft = await uploadFile(purchaser, 'contractSupplemental', '草稿');
  expect(await readersOf(draft)).toEqual([]);
  const { id } = await done(
    purchaser.post<Supplemental>('/contract/supplemental/add', {
      contractId: 'amended',
      endDate: '2100-06-30',
      supplementalUrl: fileList(draft),
    }),
  );
  expect(await readersOf(draft)).toEqual(['manager']);
  const file = await uploadFile(purchaser, 'contractSupplemental', '补充协议');
  await done(purchaser.put('/contract/supplemental/edit', { id, supplementalUrl: fileList(file) }));
  expect(await readersOf(draft)).toEqual([]);
  expect(await readersOf(file)).toEqual(['manager']);
  await done(purchaser.post('/contract/supplemental/submit', { id }));
  expect(await readersOf(file)).toEqual(['manager', 'supplier']);
  await done(supplier.post('/contract/supplemental/refuse', { id, reason: '日期有误' }));
  expect(await readersOf(file)).toEqual(['manager', 'supplier']);
  await done(purchaser.post('/contract/supplemental/submit', { id }));
  await done(supplier.post('/contract/supplemental/confirm', { id }));
  expect(await readersOf(file)).toEqual(['manager', 'supplier']);
  const sold = await done(
    supplier.get<{ supplementalList: Supplemental[] }>('/sale/saleContract/queryById', { id: 'amended' }),
  );
  expect(sold.supplementalList[0]!.supplementalUrl).toBe(fileList(file));
});

test('the files of another tenant’s supplement are read there', async () => {
  await makeContract(server, { id: 'next-door', supplierId: 'nobody', tenantId: 2 });
  const neighbour = callers.jb_manager!;
  const file = await uploadFile(neighbour, 'contractSupplemental', '邻租户');
  const { id } = await done(
    neighbour.post<Supplemental>('/contract/supplemental/add', {
      contractId: 'next-door',
      supplementalUrl: fileList(file),
    }),
  );
  expect(await readersOf(file)).toEqual(['jb_manager']);
  await done(neighbour.post('/contract/supplemental/submit', { id }));
  expect(await readersOf(file)).toEqual(['jb_manager']);
});

test('the files of an order and its receipt are read by both parties', async () => {
  await makeContract(server, { id: 'ordered', supplierId, members: executor() });
  await makeOrder(server, {
    id: 'filed-order',
    contractId: 'ordered',
    supplierId,
    members: { status: '0', purchaseUserId: callers.purchaser!.userId },
  });
  const purchaser = callers.purchaser!;
  const ordered = await uploadFile(purchaser, 'purchaseOrder', '图纸');
  await done(purchaser.put('/purchase/purchaseOrder/edit', { id: 'filed-order', fileUrl: fileList(ordered) }));
  expect(await readersOf(ordered)).toEqual(['manager']);
  await done(purchaser.post<PurchaseOrder>('/purchase/purchaseOrder/submit', { id: 'filed-order' }));
  expect(await readersOf(ordered)).toEqual(['manager', 'supplier']);
  const supplier = callers.supplier!;
  await done(supplier.post('/sale/saleOrder/confirm', { id: 'filed-order' }));
  const receipt = await done(
    supplier.post<OrderReceipt>('/sale/saleOrder/deliver', {
      orderId: 'filed-order',
      deliveryNo: 'SF-1',
      carrier: '顺丰',
      deliverTime: timeText(server.now()),
      receiptDetailList: [{ orderDetailId: 'line-of-filed-order', deliverCount: 2 }],
    }),
  );
  const received = await uploadFile(purchaser, 'orderReceipt', '签收单');
  await done(
    purchaser.post('/order/receipt/receive', {
      id: receipt.id,
      receiveTime: timeText(server.now()),
      fileUrl: fileList(received),
      receiptDetailList: receipt.receiptDetailList.map((line) => ({ id: line.id, acceptCount: 2, rejectCount: 0 })),
    }),
  );
  expect(await readersOf(received)).toEqual(['manager', 'supplier']);
});

test('the file of a supplement to a published project is read by invited suppliers only', async () => {
  const { orm } = server.db;
  const stamps = { createTime: '2026-01-01 00:00:00', updateTime: '2026-01-01 00:00:00', tenantId: 1 };
  await orm.insert(purchaseInfo).values({
    id: 'supplemented',
    proNo: 'CG-supplemented',
    proName: '已发布的项目',
    departName: '采购部',
    buyType: '1',
    contractType: '1',
    status: '4',
    publishTime: '2026-01-01 00:00:00',
    proStartTime: '2026-01-01 00:00:00',
    proEndTime: '2099-12-31 00:00:00',
    applyUserId: callers.purchaser!.userId,
    ...stamps,
  });
  await orm.insert(purchaseInvite).values({
    id: 'invite-supplemented',
    purchaseInfoId: 'supplemented',
    supplierId,
    supplierName: '江海泵业',
    inviteStatus: '1',
    ...stamps,
  });
  const file = await uploadFile(callers.purchaser!, 'purchaseProject', '澄清');
  expect(await readersOf(file)).toEqual([]);
  const edited = await done(
    callers.purchaser!.put<PurchaseInfo>('/purchase/purchaseInfo/edit', {
      id: 'supplemented',
      planFileUrl: fileList(file),
    }),
  );
  expect(edited.planFileUrl).toBe(fileList(file));
  expect(await readersOf(file)).toEqual(['manager', 'supplier']);
  expect((await server.anonymous.get(`/sys/common/static/${file.url}`)).status).toBe(401);
});

test('a file of a page below an area is of its uploader and of no record', async () => {
  const manager = callers.manager!;
  const file = await uploadFile(manager, '/contract/framed', '页面附件');
  expect(await readersOf(file)).toEqual(['manager']);
  await makeContract(server, { id: 'page-file', supplierId, members: { ...executor(), status: '0' } });
  const edit = { id: 'page-file', contractUrl: fileList(file) };
  expect((await manager.put('/contract/contractInfo/edit', edit)).body).toMatchObject({
    success: false,
    field: 'contractUrl',
  });
});

test('a role without the permission of the list does not read the files', async () => {
  const file = await uploadFile(callers.purchaser!, 'contract', '合同');
  await makeContract(server, { id: 'hidden', supplierId, members: { ...executor(), status: '0' } });
  await done(callers.purchaser!.put('/contract/contractInfo/edit', { id: 'hidden', contractUrl: fileList(file) }));
  await server.db.orm.update(contractInfo).set({ status: '4' }).where(eq(contractInfo.id, 'hidden'));
  expect(await readersOf(file)).toEqual(['manager', 'supplier']);
  const permissionIds = server.db.orm
    .select({ id: sysPermission.id })
    .from(sysPermission)
    .where(inArray(sysPermission.perms, ['contract:contractInfo:list', 'sale:saleContract:list']));
  await server.db.orm
    .delete(sysRolePermission)
    .where(
      and(
        inArray(sysRolePermission.roleId, [roleId('manager'), roleId('supplier')]),
        inArray(sysRolePermission.permissionId, permissionIds),
      ),
    );
  expect(await readersOf(file)).toEqual([]);
});
