import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supplierAudit, supplierInfo, sysFile, sysLog, sysSmsCode, sysUser } from '../src/db';
import { creditCode } from '../src/demo/make/creditCode';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const MINUTE = 60_000;
const PASSWORD = 'lake and mountain';
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer({ config: { smsMode: 'echo' } });
  manager = await server.as('manager', { tenant: 1 });
});
afterAll(() => server.close());

async function upload(fileName: string, content: string, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ checkKey: 'k1', captcha: 'x', ...fields })) form.append(name, value);
  form.append('file', new Blob([content]), fileName);
  const body = new Response(form);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/supplier/register/upload',
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
/** Everything a registration needs, of somebody new. */
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

test('registers, waits, is refused, corrects, is approved, and works', async () => {
  const { id, supplier, account, applicant } = await registered();
  expect((await applicant.get('/sys/user/getUserInfo')).body.result).toMatchObject({
    userInfo: { status: 0, userType: 'supplier', supplierId: id, company: supplier.name },
  });
  // While it waits only what is their own is there.
  expect((await applicant.get('/sys/annountCement/queryById', { id: 'x' })).status).not.toBe(500);
  expect((await applicant.get('/supplier/register/list')).status).toBe(403);
  expect((await applicant.get<Audited>('/supplier/register/mine')).body.result).toMatchObject({
    auditStatus: '0',
    auditStatus_dictText: '待审核',
    auditTrail: [{ action: 'register', operator: account.username }],
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
  const told = notices.body.result!.sysMsgList.filter(({ titile }) => titile.startsWith('供应商注册'));
  expect(told.map(({ titile }) => titile).sort()).toEqual(['供应商注册审核已通过', '供应商注册审核被驳回']);
  expect(JSON.stringify(told)).not.toContain('<b>');
  expect((await worker.get('/sys/user/getUserInfo')).body.result).toMatchObject({ userInfo: { status: 1 } });
  const log = await server.db.orm
    .select()
    .from(sysLog)
    .where(eq(sysLog.username, account.username as string));
  expect(log.map(({ logContent }) => logContent)).toContain(`供应商注册 ${supplier.name}`);
  expect(JSON.stringify(log)).not.toContain(PASSWORD);
});

test('is taken back and sent again; void is for good', async () => {
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

test('of two who decide at once one does', async () => {
  const { id } = await registered();
  const answers = await Promise.all([
    manager.post('/supplier/register/approve', { id }),
    manager.post('/supplier/register/void', { id, opinion: '重复注册' }),
  ]);
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  const trail = await server.db.orm.select().from(supplierAudit).where(eq(supplierAudit.supplierId, id));
  expect(trail).toHaveLength(2);
});

describe('what is entered', () => {
  test.each<[string, object, object, string, string]>([
    [
      'a code that does not add up',
      { creditCode: '91310115MA1K00000X' },
      {},
      'creditCode',
      '统一社会信用代码格式不正确',
    ],
    ['a telephone number', { mobile: '12345' }, {}, 'mobile', '联系电话格式不正确'],
    ['an address', { email: 'not-one' }, {}, 'email', '邮箱格式不正确'],
    ['a type nobody knows', { supplierType: '9' }, {}, 'supplierType', '供应商类型不正确'],
    ['a day there is not', { establishDate: '2026-02-30' }, {}, 'establishDate', '成立日期格式不正确'],
    ['no license', { licenseUrl: '[]' }, {}, 'licenseUrl', '营业执照不能为空'],
    [
      'files that are none',
      { licenseUrl: '[{"name":"x","url":"../../etc/passwd"}]' },
      {},
      'licenseUrl',
      '文件列表格式不正确',
    ],
    [
      'a file nobody uploaded',
      { licenseUrl: '[{"name":"x","url":"supplierRegister/x_y.pdf"}]' },
      {},
      'licenseUrl',
      '文件不存在，请重新上传',
    ],
    ['a name somebody has', {}, { username: 'manager' }, 'account/username', '用户名已存在!'],
    ['a password everybody has', {}, { password: 'password123' }, 'account/password', '密码过于简单，请更换!'],
    ['a wrong code', {}, { smscode: 'x' }, 'account/smscode', '手机验证码错误或已失效'],
  ])('%s is refused, and nothing is kept', async (_case, change, account, field, message) => {
    const body = await entered(change, account);
    expect((await register(body)).body).toMatchObject({ success: false, field, message });
    const kept = await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.name, body.name));
    expect(kept).toEqual([]);
  });

  test('a supplier there is already, and who may look into it', async () => {
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

  test('what the server decides is not taken from outside', async () => {
    const body = await entered({ auditStatus: '1', status: '1', level: 'A', tenantId: 2, source: '3', userId: 'u' });
    const { id } = (await register(body)).body.result!;
    const [row] = await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.id, id));
    expect(row).toMatchObject({ auditStatus: '0', level: null, tenantId: 1, source: '1' });
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.supplierId, id));
    expect(user).toMatchObject({ status: 0, userType: 'supplier' });
  });

  test('who acts for no supplier has no registration', async () => {
    expect((await manager.get('/supplier/register/mine')).body).toMatchObject({
      success: false,
      message: '当前账号没有供应商注册信息',
    });
  });
});

describe('files', () => {
  test('are pictures and PDF, and what they say they are', async () => {
    expect(await upload('a.docx', 'PK\u0003\u0004')).toMatchObject({ success: false });
    expect(await upload('a.pdf', '<html>')).toMatchObject({ success: false, message: '文件内容与后缀不符' });
    expect(await upload('a.html', '<html>')).toMatchObject({ success: false });
  });

  test('belong to whoever registers with them, and are read by who audits', async () => {
    const { supplier, account, applicant } = await registered();
    const [{ url }] = JSON.parse(supplier.licenseUrl) as [{ url: string }];
    const [file] = await server.db.orm.select().from(sysFile).where(eq(sysFile.url, url));
    expect(file).toMatchObject({ uploadBy: account.username, biz: 'supplierRegister', isPublic: '0' });
    const read = async (caller: TestCaller) =>
      (await caller.get(`/sys/common/static/${url.split('/').map(encodeURIComponent).join('/')}`)).status;
    expect(await read(manager)).toBe(200);
    expect(await read(applicant)).toBe(200);
    expect(await read(await server.as('purchaser', { tenant: 1 }))).toBe(403);
    expect(await read(await server.as('jb_manager', { tenant: 2 }))).toBe(403);
    expect(await read(server.anonymous)).toBe(401);
    const thief = await entered({ licenseUrl: supplier.licenseUrl });
    expect((await register(thief)).body).toMatchObject({ field: 'licenseUrl', message: '文件不存在，请重新上传' });
  });

  test('need a captcha, one for all of a registration', async () => {
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
