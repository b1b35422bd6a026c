import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sysLog, sysMessage, sysOneTime, sysSmsCode, sysUser } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const DAY = 86_400_000;
const MINUTE = 60_000;

let server: TestServer;
let mobile: string;
beforeAll(async () => {
  server = await startTestServer({ config: { smsMode: 'echo' } });
  mobile = await phoneOf('manager');
});
afterAll(() => server.close());

async function phoneOf(username: string): Promise<string> {
  const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, username));
  return user!.phone!;
}

const post = <Result>(path: string, payload: object, remoteAddress = '10.1.0.1') =>
  server.app
    .inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress })
    .then((answer) =>
      answer.json<{ success: boolean; message: string; result: Result; field?: string; code: number }>(),
    );
/** Requests a new code; earlier ones are deleted. */
async function code(to: string, smsmode: string): Promise<string> {
  await server.db.orm.delete(sysSmsCode);
  server.pass(MINUTE);
  const { result, message } = await post<string>('/sys/sms', { mobile: to, smsmode });
  expect(message).toBe('验证码已发送，10分钟内有效');
  return result;
}
const other = (right: string) => (right === '000000' ? '000001' : '000000');

describe('a code', () => {
  test('is answered alike for known and unknown numbers', async () => {
    await server.db.orm.delete(sysSmsCode);
    const known = await post('/sys/sms', { mobile, smsmode: '0' });
    const unknown = await post('/sys/sms', { mobile: '13011112222', smsmode: 0 });
    expect(known).toMatchObject({ success: true, result: expect.stringMatching(/^\d{6}$/) });
    expect({ ...unknown, timestamp: 0, result: '' }).toEqual({ ...known, timestamp: 0, result: '' });
    expect(await server.db.orm.select().from(sysSmsCode)).toHaveLength(2);
    const rows = JSON.stringify(await server.db.orm.select().from(sysSmsCode));
    expect(rows).not.toContain(`"${String(known.result)}"`);
    for (const to of [mobile, '13011112222']) {
      expect(await post('/sys/sms', { mobile: to, smsmode: '0' })).toMatchObject({
        success: false,
        message: '验证码10分钟内有效，请勿重复获取',
      });
    }
    for (const to of [mobile, '13011112222']) {
      expect(await post('/sys/phoneLogin', { mobile: to, captcha: other(String(known.result)) })).toMatchObject({
        success: false,
        message: '手机验证码错误或已失效',
        field: 'captcha',
      });
    }
  });

  test('signs in once', async () => {
    const captcha = await code(mobile, '0');
    const both = await Promise.all([1, 2].map(() => post('/sys/phoneLogin', { mobile, captcha })));
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.find(({ success }) => success)!.result).toMatchObject({
      token: expect.any(String),
      userInfo: { username: 'manager' },
    });
    expect((await post('/sys/phoneLogin', { mobile, captcha })).success).toBe(false);
  });

  test('expires after ten minutes or five attempts, even concurrent ones', async () => {
    const late = await code(mobile, '0');
    server.pass(10 * MINUTE + 1000);
    expect((await post('/sys/phoneLogin', { mobile, captcha: late })).success).toBe(false);
    const right = await code(mobile, '0');
    const guesses = Array.from({ length: 8 }, () =>
      post('/sys/phoneLogin', { mobile, captcha: other(right) }, '10.1.0.2'),
    );
    await Promise.all(guesses);
    expect((await post('/sys/phoneLogin', { mobile, captcha: right }, '10.1.0.2')).success).toBe(false);
    // The code is used up, so another one may be requested.
    expect((await post('/sys/sms', { mobile, smsmode: '0' })).success).toBe(true);
  });

  test('is valid for its own mode only', async () => {
    const captcha = await code(mobile, '2');
    expect((await post('/sys/phoneLogin', { mobile, captcha })).success).toBe(false);
  });

  test('is sent at most ten times a day', async () => {
    await code(mobile, '0');
    for (let sent = 1; sent < 10; sent += 1) {
      server.pass(11 * MINUTE);
      expect((await post('/sys/sms', { mobile, smsmode: '0' })).success).toBe(true);
    }
    server.pass(11 * MINUTE);
    expect((await post('/sys/sms', { mobile, smsmode: '0' })).message).toBe('今日获取验证码次数过多，请明天再试');
    server.pass(DAY);
    expect((await post('/sys/sms', { mobile, smsmode: '0' })).success).toBe(true);
  });

  test('limits an address to ten a minute', async () => {
    server.pass(MINUTE);
    const send = (at: number) => post('/sys/sms', { mobile: `1360000000${at % 10}`, smsmode: '0' }, '10.1.0.3');
    for (let at = 0; at < 10; at += 1) await send(at);
    expect((await send(10)).message).toBe('操作过于频繁，请稍后再试');
  });

  test('fifty wrong codes lock the address', async () => {
    for (let at = 0; at < 50; at += 1) {
      await post('/sys/phoneLogin', { mobile: '13800000000', captcha: 'x' }, '10.1.0.4');
    }
    const captcha = await code(mobile, '0');
    expect((await post('/sys/phoneLogin', { mobile, captcha }, '10.1.0.4')).message).toBe(
      '登录失败次数过多，请10分钟后再试',
    );
    expect((await post('/sys/phoneLogin', { mobile, captcha }, '10.1.0.5')).success).toBe(true);
  });

  test('refuses a frozen user and logs refusals without the code', async () => {
    const to = await phoneOf('expert');
    await server.db.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'expert'));
    const captcha = await code(to, '0');
    expect((await post('/sys/phoneLogin', { mobile: to, captcha })).message).toBe('该用户已冻结，请联系管理员');
    const log = JSON.stringify(await server.db.orm.select().from(sysLog));
    expect(log).toContain('登录失败：该用户已冻结');
    expect(log).not.toContain(captcha);
  });
});

test('is refused if SMS is off', async () => {
  const silent = await startTestServer({ db: server.db, config: { smsMode: 'off' } });
  const sent = await silent.anonymous.post('/sys/sms', { mobile, smsmode: '0' });
  expect(sent.body).toMatchObject({ success: false, message: '短信服务未开通，请联系管理员' });
  expect((await silent.anonymous.get('/portal/config')).body.result).toMatchObject({
    smsMode: 'off',
    thirdLogin: [],
    registerOpen: false,
    platformName: '采购SaaS平台',
    title: '采购SaaS管理平台',
  });
  await silent.close();
});

test('is sent by the configured sender', async () => {
  const messages: unknown[] = [];
  const sending = await startTestServer({
    db: server.db,
    config: { smsMode: 'gateway' },
    sms: async (message) => void messages.push(message),
  });
  sending.pass(server.now() - sending.now());
  await server.db.orm.delete(sysSmsCode);
  const answer = await sending.anonymous.post('/sys/sms', { mobile, smsmode: '0' });
  expect(answer.body).toMatchObject({ success: true, result: null });
  const expected = {
    mobile,
    mode: '0',
    code: expect.stringMatching(/^\d{6}$/) as string,
    minutes: 10,
    tenantId: 1,
    isDecoy: false,
  };
  await vi.waitFor(() => expect(messages).toEqual([expected]));
  await sending.close();
});

describe('registering', () => {
  const account = { username: 'wang_lei', password: 'lake and mountain', email: 'wang@lake.example' };
  const phone = '13712345678';
  const register = (change: object) => post('/sys/user/register', { ...account, phone, smscode: 'x', ...change });

  test('creates an account with only its own pages', async () => {
    const smscode = await code(phone, '1');
    const registered = await register({ smscode, protocolVersion: '1.0' });
    expect(registered).toMatchObject({ success: true, message: '注册成功', result: null });
    const logs = await server.db.orm.select().from(sysLog).where(eq(sysLog.logContent, '注册账号'));
    expect(logs).toMatchObject([{ username: 'wang_lei', requestParam: '{"protocolVersion":"1.0"}' }]);
    const caller = await server.as('wang_lei', { password: account.password });
    const { body } = await caller.get<{ userInfo: object }>('/sys/user/getUserInfo');
    expect(body.result!.userInfo).toMatchObject({ username: 'wang_lei', phone, status: 1, userType: 'buyer' });
    expect((await caller.get('/purchase/purchasePlan/list')).status).toBe(403);
  });

  test.each([
    ['用户名由6到18位字母、数字或下划线组成', 'username', { username: 'a b c d' }],
    ['用户名已存在!', 'username', { username: 'manager' }],
    ['邮箱已存在!', 'email', { username: 'wang_lei2' }],
    ['密码过于简单，请更换!', 'password', { username: 'wang_lei2', email: '', password: 'password123' }],
    ['密码不能与用户名相同!', 'password', { username: 'wang_lei2', email: '', password: 'wang_lei2' }],
    ['手机验证码错误或已失效', 'smscode', { username: 'wang_lei2', email: '' }],
    ['请输入正确的手机号码', 'phone', { phone: '12345678901' }],
  ])('%s', async (message, field, change) => {
    const answer = await register(change);
    expect(answer).toMatchObject({ success: false, field, message });
  });

  test('a taken number gets no code, and the answer does not reveal it', async () => {
    await server.db.orm.delete(sysSmsCode);
    server.pass(MINUTE);
    const taken = await post('/sys/sms', { mobile, smsmode: '1' });
    expect(taken).toMatchObject({ success: true, message: '验证码已发送，10分钟内有效', result: null });
  });

  test('reports taken values, rate-limited', async () => {
    const check = (query: string) =>
      server.app.inject({ url: `/api/sys/user/checkOnlyUser?${query}`, remoteAddress: '10.1.0.9' });
    server.pass(MINUTE);
    expect((await check('username=nobody_yet')).json()).toMatchObject({ success: true, result: true });
    expect((await check('username=manager')).json()).toMatchObject({ success: false, message: '用户名已存在!' });
    expect((await check('email=wang@lake.example')).json()).toMatchObject({ success: false, field: 'email' });
    for (let at = 0; at < 30; at += 1) await check(`username=name_${at}`);
    expect((await check('username=name_x')).json()).toMatchObject({ message: '操作过于频繁，请稍后再试' });
  });
});

describe('password reset', () => {
  test('takes a code, then its one-time token, and ends every session', async () => {
    const to = await phoneOf('declarer');
    const caller = await server.as('declarer');
    const smscode = await code(to, '2');
    const verified = await post<{ smscode: string; username: string }>('/sys/user/phoneVerification', {
      phone: to,
      smscode,
    });
    expect(verified.result.username).toBe('declarer');
    const word = verified.result.smscode;
    expect(JSON.stringify(await server.db.orm.select().from(sysOneTime))).not.toContain(word);
    const change = { username: 'declarer', password: 'a quiet harbour', smscode: word, phone: to };
    expect(await post('/sys/user/passwordChange', { ...change, password: 'password123' })).toMatchObject({
      success: false,
      field: 'password',
    });
    expect(await post('/sys/user/passwordChange', { ...change, smscode })).toMatchObject({ success: false });
    expect(await post('/sys/user/passwordChange', change)).toMatchObject({
      success: true,
      message: '密码修改成功，请重新登录',
    });
    expect((await caller.get('/sys/user/getUserInfo')).status).toBe(401);
    expect(await post('/sys/user/passwordChange', change)).toMatchObject({
      success: false,
      message: '验证已失效，请重新验证手机号',
    });
    await server.as('declarer', { password: 'a quiet harbour' });
  });

  test('is refused for another user', async () => {
    const to = await phoneOf('editor');
    const smscode = await code(to, '2');
    const { result } = await post<{ smscode: string }>('/sys/user/phoneVerification', { phone: to, smscode });
    const change = { username: 'admin', password: 'a quiet harbour', smscode: result.smscode, phone: to };
    expect((await post('/sys/user/passwordChange', change)).success).toBe(false);
    await server.as('admin');
    const query = new URLSearchParams(change).toString();
    const inQuery = await server.app.inject({ method: 'POST', url: `/api/sys/user/passwordChange?${query}` });
    expect(inQuery.json()).toMatchObject({ success: false });
  });

  test('answers alike for a wrong code and an unknown number', async () => {
    await code(mobile, '2');
    for (const phone of [mobile, '13011113333']) {
      expect(await post('/sys/user/phoneVerification', { phone, smscode: 'x' })).toMatchObject({
        message: '手机验证码错误或已失效',
        field: 'smscode',
      });
    }
  });
});

test('single sign-on by CAS is off', async () => {
  const { body } = await server.anonymous.get('/sys/cas/client/validateLogin', { ticket: 'ST-1', service: 'x' });
  expect(body).toMatchObject({ success: false, message: '单点登录未开启' });
});

/** Type and content of the messages to an address. */
async function noticesTo(receiver: string) {
  const rows = await server.db.orm.select().from(sysMessage).where(eq(sysMessage.esReceiver, receiver));
  return rows.map(({ esType, esContent }) => [esType, esContent]);
}

describe('one’s own account', () => {
  test('changes its number after a code to the new one', async () => {
    const caller = await server.as('supplier3');
    const to = '13011112299';
    const before = await phoneOf('supplier3');
    const change = (phone: string, smscode: string) => caller.put('/sys/user/updateMobile', { phone, smscode });
    const right = await code(to, '1');
    expect((await change(to, other(right))).body).toMatchObject({
      field: 'smscode',
      message: '手机验证码错误或已失效',
    });
    expect((await change('13011112298', right)).body).toMatchObject({ field: 'smscode' });
    expect((await change(to, right)).body).toMatchObject({ success: true, message: '手机号修改成功' });
    expect(await phoneOf('supplier3')).toBe(to);
    expect((await change(to, right)).body.success).toBe(false);
    expect(await noticesTo(before!)).toEqual([['1', expect.stringContaining('的手机号已改为 130****2299')]]);
    expect(await noticesTo('supplier3')).toHaveLength(1);
    const log = JSON.stringify(await server.db.orm.select().from(sysLog).where(eq(sysLog.username, 'supplier3')));
    expect(log).toContain('修改手机号');
    expect(log).not.toContain(to);
  });

  test('is notified at the previous e-mail address of a new one', async () => {
    const caller = await server.as('supplier3');
    const edit = (email: string | null) => caller.put('/sys/user/appEdit', { email });
    await edit('first@example.com');
    expect(await noticesTo('first@example.com')).toEqual([]);
    await edit('first@example.com');
    await edit(null);
    await edit('second@example.com');
    expect(await noticesTo('first@example.com')).toEqual([['2', expect.stringContaining('的邮箱已改为 空')]]);
  });

  test('is partly editable by other clients, except its number', async () => {
    const caller = await server.as('editor', { tenant: 1 });
    const edit = (change: object) => caller.put('/sys/user/appEdit', change);
    expect((await edit({ phone: '13011112297' })).body).toMatchObject({
      field: 'phone',
      message: '手机号请通过短信验证码修改',
    });
    expect((await edit({ telephone: '021-5555 0101' })).body).toMatchObject({ success: true, result: null });
    expect((await caller.post('/sys/user/login/setting/userEdit', { username: 'admin', sex: 1 })).body.success).toBe(
      false,
    );
    const { body } = await caller.get('/sys/user/login/setting/getUserData');
    expect(body.result).toMatchObject({
      username: 'editor',
      telephone: '021-5555 0101',
      departName: expect.any(String),
    });
    expect((await caller.get('/sys/user/getUserSectionInfoByToken')).body.result).toMatchObject({
      sysUserCode: 'editor',
    });
    expect((await caller.get('/sys/tenant/getCurrentUserTenant')).body.result).toMatchObject({ list: [{ id: 1 }] });
    const codes = (await caller.get<{ codeList: string[] }>('/sys/permission/getPermCode')).body.result!.codeList;
    expect(codes).toContain('portal:news:add');
    expect(codes.filter((one) => one.startsWith('system:'))).toEqual([]);
  });

  test('has one agent, another user of the tenant', async () => {
    const caller = await server.as('purchaser', { tenant: 1 });
    const add = (change: object) => caller.post<{ id: string }>('/sys/sysUserAgent/add', change);
    const refusals: [object, string, string][] = [
      [{ agentUserName: 'purchaser' }, 'agentUserName', '代理人不能是自己'],
      [{ agentUserName: 'jb_manager' }, 'agentUserName', '代理人不存在或不属于当前租户'],
      [{ userName: 'manager', agentUserName: 'editor' }, 'userName', '只能操作自己的账号'],
    ];
    for (const [change, field, message] of refusals) {
      expect((await add(change)).body).toMatchObject({ success: false, field, message });
    }
    const { id } = (await add({ agentUserName: 'approver' })).body.result!;
    expect((await add({ agentUserName: 'editor' })).body).toMatchObject({ success: false, field: 'userName' });
    const times = { startTime: '2026-03-20 00:00:00', endTime: '2026-03-18 00:00:00' };
    expect((await caller.put('/sys/sysUserAgent/edit', { id, ...times })).body).toMatchObject({ field: 'endTime' });
    const own = await caller.get('/sys/sysUserAgent/queryByUserName', { userName: 'purchaser' });
    expect(own.body.result).toMatchObject({
      id,
      agentUserName: 'approver',
      agentUserName_dictText: expect.any(String),
      tenantId: 1,
    });
    expect((await caller.put('/sys/sysUserAgent/edit', { id, userName: 'editor' })).body).toMatchObject({
      field: 'userName',
      message: '代理人设置的用户不能更改',
    });
  });

  test('agents of all users are managed with a permission', async () => {
    const keeper = await server.as('admin', { tenant: 1 });
    const add = (change: object) => keeper.post<{ id: string }>('/sys/sysUserAgent/add', change);
    expect((await add({ userName: 'jb_manager', agentUserName: 'editor' })).body).toMatchObject({
      field: 'userName',
      message: '用户不存在或不属于当前租户',
    });
    expect((await add({ userName: 'manager', agentUserName: 'manager' })).body.message).toBe('代理人不能是自己');
    const { id } = (await add({ userName: 'manager', agentUserName: 'approver' })).body.result!;
    expect((await add({ userName: 'manager', agentUserName: 'editor' })).body).toMatchObject({ field: 'userName' });
    const listed = async (caller: TestCaller, query = {}) =>
      (await caller.get<{ records: { userName: string }[] }>('/sys/sysUserAgent/list', query)).body.result!.records;
    expect(await listed(keeper, { userName: 'manager' })).toMatchObject([
      { id, agentUserName: 'approver', userName_dictText: expect.any(String) },
    ]);
    const manager = await server.as('manager', { tenant: 1 });
    expect(await listed(manager)).toMatchObject([{ id, userName: 'manager' }]);
    expect(await listed(await server.as('editor', { tenant: 1 }))).toEqual([]);
    expect((await keeper.put('/sys/sysUserAgent/edit', { id, status: '0' })).body).toMatchObject({ success: true });
    expect((await keeper.call('DELETE', '/sys/sysUserAgent/delete', { id })).body.success).toBe(true);
    expect(await listed(manager)).toEqual([]);
  });
});

describe('sign-in of other clients', () => {
  test('returns an unused key and vector', async () => {
    const ask = async () =>
      (await server.anonymous.get<{ key: string; iv: string }>('/sys/getEncryptedString')).body.result!;
    const [one, other] = [await ask(), await ask()];
    expect(one).toEqual({ key: expect.stringMatching(/^[\da-f]{16}$/), iv: expect.stringMatching(/^[\da-f]{16}$/) });
    expect(other.key).not.toBe(one.key);
  });

  const stateOf = async (qrcodeId: string) =>
    (await server.anonymous.get<{ token: string }>('/sys/getQrcodeToken', { qrcodeId })).body.result!.token;
  const shown = async () =>
    (await server.anonymous.get<{ qrcodeId: string }>('/sys/getLoginQrcode')).body.result!.qrcodeId;

  test('a scanned QR code signs its window in once', async () => {
    const scanner = await server.as('approver');
    const scan = (qrcodeId: string) => scanner.post('/sys/scanLoginQrcode', { qrcodeId });
    const one = await shown();
    expect(await stateOf(one)).toBe('-1');
    expect((await scan(one)).body.success).toBe(true);
    expect((await scan(one)).body).toMatchObject({ message: '二维码已失效，请刷新后重试' });
    const token = await stateOf(one);
    expect(token).not.toBe(scanner.token);
    const entered = await server.anonymous.call('GET', '/sys/user/getUserInfo', {}, { 'x-access-token': token });
    expect(entered.body.result).toMatchObject({ userInfo: { username: 'approver' } });
    expect(await stateOf(one)).toBe('-2');
    const late = await shown();
    server.pass(31_000);
    expect(await stateOf(late)).toBe('-2');
    expect((await scan(late)).body.success).toBe(false);
  });

  test('counts failures without a captcha too', async () => {
    const enter = (password: string) =>
      post<{ token: string }>('/sys/mLogin', { username: 'supplier2', password }, '10.9.0.1');
    expect(await enter('Gezi@2026')).toMatchObject({
      success: true,
      result: { token: expect.any(String), userInfo: { username: 'supplier2' } },
    });
    for (let tries = 0; tries < 5; tries += 1) await enter('wrong-password');
    expect((await enter('Gezi@2026')).message).toContain('已锁定');
  });
});
