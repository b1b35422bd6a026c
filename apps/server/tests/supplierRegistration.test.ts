import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomerInfo } from '@gezi/domain';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  materialType,
  customerInfo,
  supplierAudit,
  supplierInfo,
  sysFile,
  sysLog,
  sysMessage,
  sysSmsCode,
  sysUser,
} from '../src/platform/db';
import { creditCode } from '../src/seed/make/creditCode';
import { removeUnclaimed } from '../src/records/registrations/removeUnclaimed';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const PASSWORD = 'lake and mountain';
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ config: { smsMode: 'echo' } });
  manager = await server.as('manager', { tenant: 1 });
});
afterAll(() => server.close());

async function upload(fileName: string, content: string, of = 'supplier') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ checkKey: 'k1', captcha: 'x' })) form.append(name, value);
  form.append('file', new Blob([content]), fileName);
  const body = new Response(form);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/${of}/register/upload`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type')! },
  });
  return answer.json<{ success: boolean; message: string; result: { id: string; url: string } }>();
}

async function codeFor(mobile: string): Promise<string> {
  server.pass(MINUTE);
  await server.db.orm.delete(sysSmsCode);
  return (await server.anonymous.post<string>('/sys/sms', { mobile, smsmode: '1' })).body.result!;
}

let made = 0;
/** A complete registration of a new applicant. */
async function entered(change: object = {}, account: object = {}) {
  made += 1;
  const mobile = `1371111${String(1000 + made)}`;
  const { result } = await upload('营业执照.pdf', PDF);
  return {
    account: { username: `vendor_${made}`, password: PASSWORD, mobile, smscode: await codeFor(mobile), ...account },
    name: `华东阀门${made}有限公司`,
    creditCode: creditCode('310115', 900_000 + made),
    linkman: '王经理',
    mobile,
    licenseUrl: JSON.stringify([{ name: '营业执照.pdf', url: result.url }]),
    protocolVersion: '1.0',
    ...change,
  };
}
const register = (body: object) =>
  server.anonymous.post<{ id: string; auditStatus: string }>('/supplier/register/add', body);
/** Messages to an applicant, earliest first: type, title and state. */
async function writtenTo(...receivers: string[]) {
  const rows = await server.db.orm
    .select()
    .from(sysMessage)
    .where(inArray(sysMessage.esReceiver, receivers))
    .orderBy(sysMessage.id);
  return rows.map(({ esType, esTitle, esSendStatus }) => [esType, esTitle, esSendStatus]);
}
interface Audited {
  id: string;
  auditStatus: string;
  auditOpinion: string | null;
  licenseUrl: string;
  auditTrail: { action: string; operator: string; opinion: string | null }[];
}
async function registered() {
  const body = await entered();
  const { result } = (await register(body)).body;
  const { account, protocolVersion: _version, ...supplier } = body;
  const applicant = await server.as(account.username as string, { password: PASSWORD });
  return { id: result!.id, supplier, account, applicant };
}

test('registers without a licence, with types of materials', async () => {
  const [type] = await server.db.orm.select().from(materialType).where(eq(materialType.tenantId, 1)).limit(1);
  const types = [{ materialTypeId: type!.id, materialTypeName: type!.name }];
  const { licenseUrl: _none, ...body } = await entered({ supplierMaterialTypeList: types });
  const { result } = (await register(body)).body;
  const applicant = await server.as(body.account.username, { password: PASSWORD });
  const stored = {
    licenseUrl: null,
    supplierMaterialTypeList: types,
    score: null,
    status: '1',
    source: '1',
    userId: applicant.userId,
    tenantId: 1,
  };
  expect((await applicant.get('/supplier/register/mine')).body.result).toMatchObject(stored);
  const manager = await server.as('manager', { tenant: 1 });
  const { records } = (await manager.get<{ records: object[] }>('/supplier/register/list', { id: result!.id })).body
    .result!;
  expect(records).toMatchObject([stored]);
});

test('registers, is rejected, resubmits and is approved', async () => {
  const { id, supplier, account, applicant } = await registered();
  expect((await applicant.get('/sys/user/getUserInfo')).body.result).toMatchObject({
    userInfo: { status: 0, userType: 'supplier', supplierId: id, company: supplier.name },
  });
  // While waiting for approval, the applicant only has their own data.
  expect((await applicant.get('/sys/annountCement/queryById', { id: 'x' })).status).not.toBe(500);
  expect((await applicant.get('/supplier/register/list')).status).toBe(403);
  expect((await applicant.get<Audited>('/supplier/register/mine')).body.result).toMatchObject({
    auditStatus: '0',
    auditStatus_dictText: '待审核',
    auditTrail: [{ action: 'register', operator: account.username, operator_dictText: supplier.linkman }],
  });

  const listed = await manager.get<{ records: { id: string }[] }>('/supplier/register/list', { name: supplier.name });
  expect(listed.body.result!.records.map((row) => row.id)).toEqual([id]);
  const noReason = await manager.post('/supplier/register/reject', { id, opinion: '  ' });
  expect(noReason.body).toMatchObject({ success: false, field: 'opinion' });
  const refused = await manager.post<Audited>('/supplier/register/reject', { id, opinion: '营业执照<b>不清晰</b>' });
  expect(refused.body).toMatchObject({ message: '已驳回', result: { auditStatus: '2', auditUser: 'manager' } });

  const mine = (await applicant.get<Audited>('/supplier/register/mine')).body.result!;
  expect(mine).toMatchObject({ auditStatus: '2', auditOpinion: '营业执照<b>不清晰</b>' });
  const again = await applicant.put('/supplier/register/resubmit', { ...supplier, address: ' 上海市浦东新区 ' });
  expect(again.body).toMatchObject({
    message: '提交成功，请等待审核',
    result: { auditStatus: '-1', address: '上海市浦东新区' },
  });
  expect((await applicant.get('/sys/user/getUserInfo')).body.result).toMatchObject({ userInfo: { status: -1 } });

  const approved = await manager.post<Audited>('/supplier/register/approve', { id, level: 'B', opinion: '资料齐全' });
  expect(approved.body.result).toMatchObject({ auditStatus: '1', level: 'B' });
  expect(approved.body.result!.auditTrail.map(({ action }) => action)).toEqual([
    'approve',
    'resubmit',
    'reject',
    'register',
  ]);
  const worker = await server.as(account.username as string, { password: PASSWORD, tenant: 1 });
  const notices = await worker.get<{ sysMsgList: { titile: string; msgContent?: string }[] }>(
    '/sys/annountCement/listByUser',
  );
  const received = notices.body.result!.sysMsgList.filter(({ titile }) => titile.startsWith('供应商注册'));
  expect(received.map(({ titile }) => titile).sort()).toEqual(['供应商注册审核已通过', '供应商注册审核被驳回']);
  expect(JSON.stringify(received)).not.toContain('<b>');
  expect(await writtenTo(account.username as string, supplier.mobile)).toEqual([
    ['4', '供应商注册审核被驳回', '1'],
    ['1', '供应商注册审核被驳回', '2'],
    ['4', '供应商注册审核已通过', '1'],
    ['1', '供应商注册审核已通过', '2'],
  ]);
  expect((await worker.get('/sys/user/getUserInfo')).body.result).toMatchObject({ userInfo: { status: 1 } });
  const log = await server.db.orm
    .select()
    .from(sysLog)
    .where(eq(sysLog.username, account.username as string));
  expect(log.map(({ logContent }) => logContent)).toContain(`供应商注册 ${supplier.name}`);
  expect(JSON.stringify(log)).not.toContain(PASSWORD);
});

test('is withdrawn and resubmitted; voiding is final', async () => {
  const { id, supplier, account, applicant } = await registered();
  const back = await applicant.post<Audited>('/supplier/register/withdraw', {});
  expect(back.body.result).toMatchObject({ auditStatus: '3' });
  for (const action of ['approve', 'reject']) {
    const answer = await manager.post(`/supplier/register/${action}`, { id, opinion: '晚了' });
    expect(answer.body).toMatchObject({ success: false, message: '当前审核状态不允许该操作，请刷新后重试' });
  }
  expect((await applicant.post('/supplier/register/withdraw', {})).body.success).toBe(false);
  expect((await applicant.put('/supplier/register/resubmit', supplier)).body).toMatchObject({ success: true });
  const gone = await manager.post<Audited>('/supplier/register/void', { id, opinion: '重复注册' });
  expect(gone.body.result).toMatchObject({ auditStatus: '4' });
  expect((await applicant.get('/supplier/register/mine')).status).toBe(401);
  const login = await server.anonymous.post('/sys/login', { username: account.username, password: PASSWORD });
  expect(login.body.message).toBe('该用户已冻结，请联系管理员');
  expect((await manager.post('/supplier/register/approve', { id })).body.success).toBe(false);
});

test('accepts one of two concurrent decisions', async () => {
  const { id } = await registered();
  const answers = await Promise.all([
    manager.post('/supplier/register/approve', { id }),
    manager.post('/supplier/register/void', { id, opinion: '重复注册' }),
  ]);
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  const trail = await server.db.orm.select().from(supplierAudit).where(eq(supplierAudit.supplierId, id));
  expect(trail).toHaveLength(2);
});

describe('input', () => {
  test.each<[string, object, object, string, string]>([
    [
      'a credit code with a wrong check digit',
      { creditCode: '91310115MA1K00000X' },
      {},
      'creditCode',
      '统一社会信用代码格式不正确',
    ],
    ['an invalid phone number', { mobile: '12345' }, {}, 'mobile', '联系电话格式不正确'],
    ['an invalid email address', { email: 'not-one' }, {}, 'email', '邮箱格式不正确'],
    ['an unknown type', { supplierType: '9' }, {}, 'supplierType', '供应商类型不正确'],
    ['an invalid date', { establishDate: '2026-02-30' }, {}, 'establishDate', '成立日期格式不正确'],
    [
      'an unknown type of materials',
      { supplierMaterialTypeList: [{ materialTypeId: 'x' }] },
      {},
      'supplierMaterialTypeList',
      '未找到对应数据',
    ],
    [
      'malformed files',
      { licenseUrl: '[{"name":"x","url":"../../etc/passwd"}]' },
      {},
      'licenseUrl',
      '文件列表格式不正确',
    ],
    [
      'an unknown file',
      { licenseUrl: '[{"name":"x","url":"supplierRegister/x_y.pdf"}]' },
      {},
      'licenseUrl',
      '附件不存在，请重新上传',
    ],
    ['a taken username', {}, { username: 'manager' }, 'account/username', '用户名已存在!'],
    ['a common password', {}, { password: 'password123' }, 'account/password', '密码过于简单，请更换!'],
    ['a wrong code', {}, { smscode: 'x' }, 'account/smscode', '手机验证码错误或已失效'],
  ])('refuses %s and stores nothing', async (_case, change, account, field, message) => {
    const body = await entered(change, account);
    expect((await register(body)).body).toMatchObject({ success: false, field, message });
    const kept = await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.name, body.name));
    expect(kept).toEqual([]);
  });

  test('checks for an existing supplier', async () => {
    const { supplier } = await registered();
    for (const [query, field] of [
      [{ name: ` ${supplier.name} ` }, 'name'],
      [{ creditCode: supplier.creditCode.toLowerCase() }, 'creditCode'],
    ] as const) {
      expect((await server.anonymous.get('/supplier/register/check', query)).body).toMatchObject({
        success: false,
        field,
      });
    }
    expect((await server.anonymous.get('/supplier/register/check', { name: '没有的公司' })).body.success).toBe(true);
    const twice = await entered({ name: supplier.name });
    expect((await register(twice)).body).toMatchObject({ field: 'name', message: '供应商名称已存在' });
    const jb = await server.as('jb_manager', { tenant: 2 });
    const [row] = await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.name, supplier.name));
    expect((await jb.get('/supplier/register/queryById', { id: row!.id })).body.success).toBe(false);
    expect((await jb.post('/supplier/register/approve', { id: row!.id })).body.success).toBe(false);
  });

  test('ignores server-side members', async () => {
    const body = await entered({ auditStatus: '1', status: '1', level: 'A', tenantId: 2, source: '3', userId: 'u' });
    const { id } = (await register(body)).body.result!;
    const [row] = await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.id, id));
    expect(row).toMatchObject({ auditStatus: '0', level: null, tenantId: 1, source: '1' });
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.supplierId, id));
    expect(user).toMatchObject({ status: 0, userType: 'supplier' });
  });

  test('users without a supplier have no registration', async () => {
    expect((await manager.get('/supplier/register/mine')).body).toMatchObject({
      success: false,
      message: '当前账号没有供应商注册信息',
    });
  });
});

describe('files', () => {
  test('must be pictures or PDF with matching content', async () => {
    expect(await upload('a.docx', 'PK\u0003\u0004')).toMatchObject({ success: false });
    expect(await upload('a.pdf', '<html>')).toMatchObject({ success: false, message: '文件内容与后缀不符' });
    expect(await upload('a.html', '<html>')).toMatchObject({ success: false });
  });

  test('belong to the applicant and are readable for approvers', async () => {
    const { supplier, account, applicant } = await registered();
    const [{ url }] = JSON.parse(supplier.licenseUrl) as [{ url: string }];
    const [file] = await server.db.orm.select().from(sysFile).where(eq(sysFile.url, url));
    expect(file).toMatchObject({ uploadBy: account.username, biz: 'supplierRegister', isPublic: '0' });
    const read = async (caller: TestCaller) =>
      (await caller.get(`/sys/common/static/${url.split('/').map(encodeURIComponent).join('/')}`)).status;
    expect(await read(manager)).toBe(200);
    expect(await read(applicant)).toBe(200);
    expect(await read(await server.as('purchaser', { tenant: 1 }))).toBe(200);
    expect(await read(await server.as('declarer', { tenant: 1 }))).toBe(403);
    expect(await read(await server.as('supplier', { tenant: 1 }))).toBe(403);
    expect(await read(await server.as('jb_manager', { tenant: 2 }))).toBe(403);
    expect(await read(server.anonymous)).toBe(401);
    const thief = await entered({ licenseUrl: supplier.licenseUrl });
    expect((await register(thief)).body).toMatchObject({ field: 'licenseUrl', message: '附件不存在，请重新上传' });
  });

  test('unclaimed ones are removed after a day', async () => {
    const { supplier } = await registered();
    const [{ url: kept }] = JSON.parse(supplier.licenseUrl) as [{ url: string }];
    const left = (await upload('营业执照.pdf', PDF)).result;
    const onDisk = join(server.dataDir, 'files', left.id.slice(0, 2), `${left.id}.pdf`);
    const there = async () => {
      const rows = await server.db.orm.select({ url: sysFile.url }).from(sysFile);
      return [kept, left.url].map((url) => rows.some((row) => row.url === url)).concat(existsSync(onDisk));
    };
    await removeUnclaimed(server.db, server.storage, server.now() - DAY);
    expect(await there()).toEqual([true, true, true]);
    server.pass(DAY + MINUTE);
    await removeUnclaimed(server.db, server.storage, server.now() - DAY);
    expect(await there()).toEqual([true, false, false]);
  });

  test('require one captcha per registration', async () => {
    const strict = await startTestServer({ db: server.db, config: { captchaMode: 'image' } });
    const form = new FormData();
    form.append('checkKey', 'k9');
    form.append('captcha', 'nope');
    form.append('file', new Blob([PDF]), 'a.pdf');
    const body = new Response(form);
    const answer = await strict.app.inject({
      method: 'POST',
      url: '/api/supplier/register/upload',
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { 'content-type': body.headers.get('content-type')! },
    });
    expect(answer.json()).toMatchObject({ success: false, code: 412 });
    await strict.close();
  });
});

describe('a purchasing organisation', () => {
  async function unit(change: object = {}, account: object = {}) {
    const { licenseUrl: _license, ...body } = await entered({}, account);
    const { result } = await upload('营业执照.pdf', PDF, 'customer');
    const licenseUrl = JSON.stringify([{ name: '营业执照.pdf', url: result.url }]);
    return { ...body, name: `滨海港务${made}集团`, licenseUrl, ...change };
  }
  const enter = (body: object) => server.anonymous.post<{ id: string }>('/customer/register/add', body);

  test('registers, is rejected, resubmits and gets a tenant when approved', async () => {
    const body = await unit();
    const { id } = (await enter(body)).body.result!;
    const { account, protocolVersion: _version, ...company } = body;
    const applicant = await server.as(account.username as string, { password: PASSWORD });
    expect((await applicant.get('/sys/user/getUserInfo')).body.result).toMatchObject({
      userInfo: { status: 0, userType: 'buyer', company: body.name },
    });
    expect((await applicant.get<CustomerInfo>('/customer/register/mine')).body.result).toMatchObject({
      auditStatus: '0',
      auditStatus_dictText: '待审核',
      tenantIdCreated: null,
    });
    expect((await applicant.get('/customer/customerInfo/list')).status).toBe(403);

    const admin = await server.as('admin', { tenant: 1 });
    const { url } = (JSON.parse(body.licenseUrl) as [{ url: string }])[0];
    const read = async (who: TestCaller) =>
      (await who.get(`/sys/common/static/${url.split('/').map(encodeURIComponent).join('/')}`)).status;
    expect([await read(admin), await read(applicant), await read(manager)]).toEqual([200, 200, 403]);
    const reject = (opinion: string) => admin.post<CustomerInfo>('/customer/customerInfo/reject', { id, opinion });
    expect((await reject(' ')).body).toMatchObject({ success: false, field: 'opinion' });
    expect((await reject('联系人有误')).body.result).toMatchObject({ auditStatus: '2', auditOpinion: '联系人有误' });
    const news = await applicant.get<{ sysMsgList: { titile: string }[] }>('/sys/annountCement/listByUser');
    expect(news.body.result!.sysMsgList.map(({ titile }) => titile)).toEqual(['采购单位注册审核被驳回']);
    const again = await applicant.put<CustomerInfo>('/customer/register/resubmit', { ...company, linkman: '许主任' });
    expect(again.body).toMatchObject({
      message: '提交成功，请等待审核',
      result: { auditStatus: '-1', linkman: '许主任' },
    });
    expect((await applicant.post<CustomerInfo>('/customer/register/withdraw', {})).body.result!.auditStatus).toBe('3');
    await applicant.put('/customer/register/resubmit', company);

    const approved = await admin.post<CustomerInfo>('/customer/customerInfo/approve', { id });
    const tenantId = approved.body.result!.tenantIdCreated!;
    expect(approved.body).toMatchObject({ message: '审核通过', result: { auditStatus: '1' } });
    expect((await admin.post('/customer/customerInfo/approve', { id })).body).toMatchObject({
      message: '当前审核状态不允许该操作，请刷新后重试',
    });
    const head = await server.as(account.username as string, { password: PASSWORD, tenant: tenantId });
    const departs = await head.get<{ list: { departName: string }[]; orgCode: string }>(
      '/sys/user/getCurrentUserDeparts',
    );
    expect(departs.body.result).toMatchObject({ list: [{ departName: body.name }], orgCode: 'A01' });
    const users = await head.get<{ records: { username: string }[] }>('/sys/user/list');
    expect(users.body.result!.records.map(({ username }) => username).sort()).toEqual(
      ['admin', account.username as string].sort(),
    );
    const received = await head.get<{ sysMsgList: { titile: string }[] }>('/sys/annountCement/listByUser');
    expect(received.body.result!.sysMsgList.map(({ titile }) => titile).sort()).toEqual([
      '采购单位注册审核已通过',
      '采购单位注册审核被驳回',
    ]);
    expect(await writtenTo(account.username as string, body.mobile)).toEqual([
      ['4', '采购单位注册审核被驳回', '1'],
      ['1', '采购单位注册审核被驳回', '2'],
      ['4', '采购单位注册审核已通过', '1'],
      ['1', '采购单位注册审核已通过', '2'],
    ]);
    // Administrators of all tenants also manage this one; administrators of one tenant do not.
    const all = await admin.get<{ records: { id: string }[] }>('/customer/customerInfo/list', { name: body.name });
    expect(all.body.result!.records.map((row) => row.id)).toEqual([id]);
    expect((await head.get('/customer/customerInfo/list')).body.success).toBe(false);
    expect((await head.get('/sys/tenant/list')).body.result).toMatchObject({ total: 1 });
  });

  test('voiding is final: the applicant is notified, signed out and locked out', async () => {
    const email = `unit${made}@unit.example`;
    const body = await unit({ email });
    const { id } = (await enter(body)).body.result!;
    const username = body.account.username as string;
    const applicant = await server.as(username, { password: PASSWORD });
    const admin = await server.as('admin', { tenant: 1 });
    const decide = (what: string, opinion?: string) =>
      admin.post<CustomerInfo>(`/customer/customerInfo/${what}`, { id, opinion });
    expect((await decide('void', ' ')).body).toMatchObject({ success: false, field: 'opinion' });
    expect((await decide('void', '重复注册')).body).toMatchObject({
      message: '已作废',
      result: { auditStatus: '4', auditStatus_dictText: '已作废', auditOpinion: '重复注册', tenantIdCreated: null },
    });
    expect((await applicant.get('/customer/register/mine')).status).toBe(401);
    const login = { username, password: PASSWORD, captcha: 'x', checkKey: 'k' };
    expect((await server.anonymous.post('/sys/login', login)).body.success).toBe(false);
    expect(await writtenTo(username, body.mobile, email)).toEqual([
      ['1', '采购单位注册已作废', '2'],
      ['2', '采购单位注册已作废', '2'],
    ]);
    for (const what of ['void', 'approve', 'reject']) {
      expect((await decide(what, '再次')).body).toMatchObject({ message: '当前审核状态不允许该操作，请刷新后重试' });
    }
  });

  test.each<[string, object, object, string, string]>([
    [
      'a credit code with a wrong check digit',
      { creditCode: '91310115MA1K00000X' },
      {},
      'creditCode',
      '统一社会信用代码格式不正确',
    ],
    ['a blank name', { name: '  ' }, {}, 'name', '单位名称不能为空'],
    ['an invalid email address', { email: 'not-one' }, {}, 'email', '邮箱格式不正确'],
    [
      'a file of a supplier',
      { licenseUrl: '[{"name":"x","url":"supplierRegister/x_y.pdf"}]' },
      {},
      'licenseUrl',
      '文件列表格式不正确',
    ],
    ['a taken username', {}, { username: 'manager' }, 'account/username', '用户名已存在!'],
    ['a wrong code', {}, { smscode: 'x' }, 'account/smscode', '手机验证码错误或已失效'],
  ])('refuses %s and stores nothing', async (_case, change, account, field, message) => {
    const body = await unit(change, account);
    expect((await enter(body)).body).toMatchObject({ success: false, field, message });
    const kept = await server.db.orm.select().from(customerInfo).where(eq(customerInfo.creditCode, body.creditCode));
    expect(kept).toEqual([]);
  });

  test('is unique, and its registration is visible to its applicant only', async () => {
    const body = await unit();
    const { id } = (await enter(body)).body.result!;
    for (const [member, value] of [
      ['name', ` ${body.name} `],
      ['creditCode', body.creditCode.toLowerCase()],
    ] as const) {
      const answer = await server.anonymous.get('/customer/register/check', { [member]: value });
      expect(answer.body).toMatchObject({ success: false, field: member });
    }
    expect((await enter(await unit({ name: body.name }))).body).toMatchObject({ message: '单位名称已存在' });
    expect((await manager.get('/customer/register/mine')).body.message).toBe('当前账号没有采购单位注册信息');

    const username = body.account.username as string;
    const later = await server.as(username, { password: PASSWORD });
    await server.db.orm
      .update(sysUser)
      .set({ createTime: '2099-01-01 00:00:00' })
      .where(eq(sysUser.username, username));
    expect((await later.get('/customer/register/mine')).body.success).toBe(false);
    const admin = await server.as('admin', { tenant: 1 });
    expect((await admin.post('/customer/customerInfo/approve', { id })).body).toMatchObject({
      success: false,
      message: '注册账号不存在或已被冻结，无法审核通过',
    });
  });
});
