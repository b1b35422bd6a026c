import type { CustomerInfo, ImportResult, SearchHit } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendWorkbook } from '../../../../tests/support/sendWorkbook';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { creditCode } from '../../../../tests/support/creditCode';

const BASE = '/customer/customerInfo';

let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

const unit = { name: '滨海港务集团', creditCode: creditCode('350100', 77), linkman: '许主任', mobile: '13711111001' };
const add = async (members: object) => (await admin.post<CustomerInfo>(`${BASE}/add`, { ...unit, ...members })).body;
const find = async (query: Record<string, string>) =>
  (await admin.get<{ records: CustomerInfo[] }>(`${BASE}/list`, query)).body.result!.records;

test('adds a customer who needs no audit, once per name and code', async () => {
  const { result } = await add({ creditCode: unit.creditCode.toLowerCase(), industry: ' 港口物流 ' });
  expect(result).toMatchObject({
    creditCode: unit.creditCode,
    industry: '港口物流',
    auditStatus: '1',
    auditStatus_dictText: '已通过',
    username: '',
    tenantIdCreated: null,
    status: '1',
    createBy: 'admin',
    createTime: expect.stringMatching(/^\d{4}-/),
    sysOrgCode: 'A01A01A04',
    tenantId: 1,
  });
  expect(await add({ creditCode: creditCode('350100', 78) })).toMatchObject({ success: false, field: 'name' });
  expect(await add({ name: '另一家' })).toMatchObject({ success: false, field: 'creditCode' });
});

test.each([
  ['creditCode', '91350100M000100Y44'],
  ['mobile', '12345'],
  ['email', 'nobody'],
  ['name', '   '],
  ['status', '3'],
])('refuses a wrong %s, also in an edit', async (field, value) => {
  expect(await add({ name: '某单位', creditCode: creditCode('350100', 79), [field]: value })).toMatchObject({
    success: false,
    field,
  });
  const [customer] = await find({ username: 'jb_manager' });
  const { body } = await admin.put(`${BASE}/edit`, { id: customer!.id, [field]: value });
  expect(body).toMatchObject({ success: false, field });
});

test('keeps what an edit does not name, and refuses an outdated version', async () => {
  const [customer] = await find({ name: unit.name });
  const edited = { id: customer!.id, status: '2', updateTime: customer!.updateTime };
  expect((await admin.put(`${BASE}/edit`, edited)).body).toMatchObject({
    result: { status: '2', name: unit.name, industry: '港口物流', auditStatus: '1', updateBy: 'admin' },
  });
  expect((await admin.put(`${BASE}/edit`, edited)).body).toMatchObject({ success: false, field: 'updateTime' });
  expect(await find({ createBy: 'admin', name: unit.name })).toHaveLength(1);
  expect(await find({ createBy: 'nobody' })).toEqual([]);
});

test('deletes customers without a tenant or a registration', async () => {
  const remove = async (id: string) => (await admin.call('DELETE', `${BASE}/delete`, { id })).body;
  const [withTenant] = await find({ username: 'jb_manager' });
  const [waiting] = await find({ auditStatus: '0' });
  for (const { id, name } of [withTenant!, waiting!]) {
    expect(await remove(id)).toMatchObject({
      success: false,
      message: `客户“${name}”已开通租户，或注册尚未作废，不能删除`,
    });
  }
  const [voided] = await find({ auditStatus: '4' });
  const [entered] = await find({ name: unit.name });
  for (const { id } of [voided!, entered!]) expect(await remove(id)).toMatchObject({ success: true });
});

test('imports customers and refuses rows with a wrong or taken code', async () => {
  const { body } = await sendWorkbook(admin, `${BASE}/importExcel`, [
    ['单位名称', '统一社会信用代码', '所属行业', '联系人', '联系电话', '邮箱', '地址'],
    ['东海造船', creditCode('310115', 80), '船舶', '周工', '13711111002', '', ''],
    ['代码有误', '91350100M000100Y44', '', '吴工', '13711111003', '', ''],
    ['代码重复', (await find({ username: 'jb_manager' }))[0]!.creditCode, '', '郑工', '13711111004', '', ''],
  ]);
  expect(body.result as ImportResult).toMatchObject({ successCount: 1, errorCount: 2 });
  expect(await find({ name: '东海造船' })).toMatchObject([{ auditStatus: '1', industry: '船舶', status: '1' }]);
});

test('shows customers only to administrators of all tenants', async () => {
  const search = async (caller: TestCaller) =>
    (await caller.get<SearchHit[]>('/sys/search/records', { keyword: '东海造船' })).body.result!;
  expect(await search(admin)).toMatchObject([{ kind: 'customer', title: '东海造船', note: '船舶' }]);
  const manager = await server.as('manager', { tenant: 1 });
  expect(await search(manager)).toEqual([]);
  expect((await manager.get(`${BASE}/list`)).status).toBe(403);
});
