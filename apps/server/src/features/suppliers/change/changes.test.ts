import type { SupplierChange, SupplierInfo } from '@gezi/domain';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { fileList, uploadFile } from '../../../../tests/support/uploadFile';
import { sysAnnouncement, supplierInfo, sysFile } from '../../../platform/db';

const BASE = '/supplier/change';

let server: TestServer;
let manager: TestCaller;
let supplier: TestCaller;
let other: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
  supplier = await server.as('supplier3', { tenant: 1 });
  other = await server.as('supplier2', { tenant: 1 });
});
afterAll(() => server.close());

const own = async () => (await supplier.get<SupplierInfo>('/supplier/supplierInfo/mine')).body.result!;
const propose = async (changes: object, caller = supplier, reason = '人员调整') =>
  (await caller.post<SupplierChange>(`${BASE}/add`, { changes, reason })).body;
const decide = async (action: 'approve' | 'reject', id: string, opinion?: string) =>
  (await manager.post<SupplierChange>(`${BASE}/${action}`, { id, opinion })).body;
const withdraw = async (id: string, caller = supplier) =>
  (await caller.post<SupplierChange>(`${BASE}/withdraw`, { id })).body;

test('applies an approved change and notifies the supplier', async () => {
  const before = await own();
  const { result: change } = await propose({ linkman: ' 陈晓燕 ', mobile: before.mobile, bankName: null });
  expect(change).toMatchObject({
    supplierId: before.id,
    auditStatus: '0',
    auditStatus_dictText: '待审核',
    changeFields: [
      { field: 'linkman', label: '联系人', before: before.linkman, after: '陈晓燕' },
      { field: 'bankName', label: '开户银行', before: before.bankName, after: null },
    ],
  });
  expect((await own()).linkman).toBe(before.linkman);
  expect(await decide('approve', change!.id)).toMatchObject({ result: { auditStatus: '1', auditUser: 'manager' } });
  expect(await own()).toMatchObject({ linkman: '陈晓燕', bankName: null, mobile: before.mobile });
  expect(await decide('approve', change!.id)).toMatchObject({ success: false });
  const notices = await server.db.orm
    .select()
    .from(sysAnnouncement)
    .where(eq(sysAnnouncement.titile, '资料变更已通过'));
  expect(notices).toHaveLength(1);
});

test('keeps the data when a change is turned down, which requires an opinion', async () => {
  const before = await own();
  const { result: change } = await propose({ address: '上海市浦东新区世纪大道 1 号' });
  expect(await decide('reject', change!.id, ' ')).toMatchObject({ success: false, field: 'opinion' });
  expect(await decide('reject', change!.id, '请附营业执照'.repeat(300))).toMatchObject({
    result: { auditStatus: '2' },
  });
  expect((await own()).address).toBe(before.address);
});

test('accepts one pending change at a time, which can be withdrawn', async () => {
  const { result: change } = await propose({ linkman: '吴工' });
  expect(await propose({ linkman: '郑工' })).toMatchObject({
    success: false,
    message: '已有变更等待审核，请等待审核结果或先撤回',
  });
  expect(await withdraw(change!.id)).toMatchObject({ result: { auditStatus: '3' } });
  expect(await withdraw(change!.id)).toMatchObject({ success: false });
  expect(await decide('approve', change!.id)).toMatchObject({ success: false });
});

test('refuses to overwrite what a buyer has changed meanwhile', async () => {
  const { id } = await own();
  const { result: change } = await propose({ linkman: '钱工', email: 'qian@supplier.example' });
  await manager.put('/supplier/supplierInfo/edit', { id, linkman: '孙工' });
  expect(await decide('approve', change!.id)).toMatchObject({
    success: false,
    message: '供应商的联系人已被修改，与申请时不一致，不能通过',
  });
  expect(await own()).toMatchObject({ linkman: '孙工' });
  expect(await withdraw(change!.id)).toMatchObject({ success: true });
});

test.each([
  ['mobile', { mobile: '12345' }],
  ['changes/establishDate', { establishDate: '2026-02-30' }],
  ['changes', {}],
  ['changes', { level: 'A', status: '3' }],
])('refuses a change of %s %j', async (field, changes) => {
  expect(await propose(changes)).toMatchObject({ success: false, field });
});

test('refuses the name of another supplier, and a change without a reason', async () => {
  const { id } = await own();
  const isOther = and(eq(supplierInfo.tenantId, 1), ne(supplierInfo.id, id));
  const [taken] = await server.db.orm.select().from(supplierInfo).where(isOther).limit(1);
  expect(await propose({ name: taken!.name })).toMatchObject({ success: false, field: 'name' });
  expect(await propose({ linkman: '李工' }, supplier, ' ')).toMatchObject({ success: false, field: 'reason' });
});

const BIZ = 'supplierRegister';
const statusOfFile = async (caller: TestCaller, url: string) => (await caller.get(`/sys/common/static/${url}`)).status;
const fileOf = async (url: string) => (await server.db.orm.select().from(sysFile).where(eq(sysFile.url, url)))[0]!;

test('replaces the licence with the approval, and reads it to the auditor before', async () => {
  const first = await uploadFile(supplier, BIZ, 'first');
  const { result: initial } = await propose({ licenseUrl: fileList(first) });
  expect(await decide('approve', initial!.id)).toMatchObject({ success: true });
  expect((await own()).licenseUrl).toBe(fileList(first));
  const [second, certificate] = [await uploadFile(supplier, BIZ, 'second'), await uploadFile(supplier, BIZ, 'iso')];
  const changes = { licenseUrl: fileList(second), qualificationUrl: fileList(certificate) };
  const { result: change } = await propose(changes);
  expect(change!.changeFields).toMatchObject([
    { field: 'licenseUrl', label: '营业执照', before: fileList(first), after: fileList(second) },
    { field: 'qualificationUrl', after: fileList(certificate) },
  ]);
  expect((await own()).licenseUrl).toBe(fileList(first));
  for (const { url } of [first, second, certificate]) {
    const foreign = await server.as('jb_manager');
    const read = await Promise.all([supplier, manager, other, foreign].map((caller) => statusOfFile(caller, url)));
    expect(read).toEqual([200, 200, 403, 403]);
  }
  expect(await decide('approve', change!.id)).toMatchObject({ success: true });
  const { id, licenseUrl, qualificationUrl } = await own();
  expect({ licenseUrl, qualificationUrl }).toEqual(changes);
  expect(await fileOf(second.url)).toMatchObject({ recordId: id });
  expect(await fileOf(first.url)).toMatchObject({ recordId: null });
  expect(await statusOfFile(supplier, second.url)).toBe(200);
});

test.each(['reject', 'withdraw'] as const)(
  'frees the files of a change after %s, and keeps those it has',
  async (end) => {
    const before = await own();
    const file = await uploadFile(supplier, BIZ, 'extra');
    const kept = JSON.parse(before.qualificationUrl ?? '[]') as object[];
    const qualificationUrl = JSON.stringify([...kept, ...(JSON.parse(fileList(file)) as object[])]);
    const { result: change } = await propose({ qualificationUrl });
    expect(await fileOf(file.url)).toMatchObject({ recordId: change!.id });
    const ended = end === 'reject' ? await decide('reject', change!.id, '看不清') : await withdraw(change!.id);
    expect(ended).toMatchObject({ success: true });
    expect(await fileOf(file.url)).toMatchObject({ recordId: null });
    expect(await own()).toMatchObject({ qualificationUrl: before.qualificationUrl, licenseUrl: before.licenseUrl });
  },
);

test('refuses files of others, unreadable lists, and a change that leaves no licence', async () => {
  const foreign = await uploadFile(other, BIZ, 'foreign');
  expect(await propose({ licenseUrl: fileList(foreign) })).toMatchObject({ success: false, field: 'licenseUrl' });
  expect(await propose({ qualificationUrl: 'x' })).toMatchObject({ success: false, field: 'qualificationUrl' });
  expect(await propose({ licenseUrl: null })).toMatchObject({ success: false, message: '请保留营业执照' });
  expect(
    (await supplier.get<{ records: SupplierChange[] }>(`${BASE}/list`, { auditStatus: '0' })).body.result!.records,
  ).toEqual([]);
});

test('shows and changes only the changes of the own supplier', async () => {
  const { result: change } = await propose({ linkman: '王工' });
  const lists = await Promise.all(
    [supplier, other, manager].map(
      async (caller) => (await caller.get<{ records: SupplierChange[] }>(`${BASE}/list`)).body.result!.records,
    ),
  );
  expect(lists.map((records) => records.some(({ id }) => id === change!.id))).toEqual([true, false, true]);
  expect((await other.get(`${BASE}/queryById`, { id: change!.id })).body).toMatchObject({ success: false });
  expect((await other.post(`${BASE}/withdraw`, { id: change!.id })).status).toBe(403);
  expect((await supplier.post(`${BASE}/approve`, { id: change!.id })).status).toBe(403);
  expect(await propose({ linkman: '王工' }, manager)).toMatchObject({ message: '当前账号不属于任何供应商' });
});
