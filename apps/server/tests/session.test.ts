import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createInvalidations } from '../src/platform/invalidations/createInvalidations';
import { memoryBus } from '../src/platform/bus/memoryBus';
import { sysCaptcha, sysLog, sysSession, sysUser } from '../src/platform/db';
import { createSessions } from '../src/identity/sessions/createSessions';
import { startTestServer, type TestServer } from './support/startTestServer';

const MINUTE = 60_000;
const DAY = 86_400_000;
const PASSWORD = 'Gezi@2026';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const login = (username: string, password: string, more: object = {}, ip = '10.0.0.1') =>
  server.app
    .inject({ method: 'POST', url: '/api/sys/login', payload: { username, password, ...more }, remoteAddress: ip })
    .then((answer) => ({ status: answer.statusCode, body: answer.json(), time: answer.headers }));

describe('signing in', () => {
  test('answers with token, user, departments, dictionaries and tenants', async () => {
    const { body } = await login('manager', PASSWORD);
    expect(body).toMatchObject({ success: true, code: 200, message: '登录成功' });
    const { token, userInfo, departs, multi_depart, sysAllDictItems, tenantList } = body.result;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(userInfo).toMatchObject({
      username: 'manager',
      status: 1,
      userType: 'buyer',
      supplierId: null,
      relTenantIds: '1',
    });
    expect(departs.map(({ departName }: { departName: string }) => departName)).toEqual(['采购管理部']);
    expect(multi_depart).toBe(1);
    expect(sysAllDictItems.priority[0]).toMatchObject({ value: 'L', text: '一般', title: '一般', itemText: '一般' });
    expect(tenantList).toMatchObject([{ id: 1, status: 1 }]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|"password"/i);
  });

  test('stores only a hash of a new token each time', async () => {
    const [one, two] = [await login('manager', PASSWORD), await login('manager', PASSWORD)];
    expect(one.body.result.token).not.toBe(two.body.result.token);
    const rows = await server.db.orm.select().from(sysSession);
    expect(JSON.stringify(rows)).not.toContain(one.body.result.token);
  });

  test('users of several departments choose one', async () => {
    const { body } = await login('approver', PASSWORD);
    expect(body.result.multi_depart).toBe(2);
    expect(body.result.departs).toHaveLength(2);
  });

  test('accepts one of the user’s own tenants', async () => {
    expect((await login('admin', PASSWORD, { tenantId: 2 })).body.result.userInfo.loginTenantId).toBe(2);
    const foreign = await login('manager', PASSWORD, { tenantId: 2 });
    expect(foreign.body).toMatchObject({ success: false, code: 500, field: 'tenantId' });
  });

  test('without a tenant keeps the last choice and logs the current tenant', async () => {
    await login('admin', PASSWORD, { tenantId: 2 });
    expect((await login('admin', PASSWORD, { tenantId: 0 })).body.result.userInfo.loginTenantId).toBe(2);
    const rows = await server.db.orm.select().from(sysLog).where(eq(sysLog.username, 'admin'));
    expect(rows.map(({ tenantId }) => tenantId)).toContain(2);
    await login('admin', PASSWORD, { tenantId: 1 });
  });

  test('opens no session if the password changes concurrently', async () => {
    const { db } = server;
    const bus = memoryBus();
    const invalidations = createInvalidations(db, bus);
    const sessions = createSessions({ db, bus, invalidations, clock: () => server.now() });
    const [user] = await db.orm.select().from(sysUser).where(eq(sysUser.username, 'editor'));
    const from = { ip: '10.0.0.9', userAgent: '' };
    expect(await sessions.open(user!, from)).toMatchObject({ token: expect.any(String) });
    expect(await sessions.open({ id: user!.id, password: 'the hash before' }, from)).toBeUndefined();
    // A failed change ends no session.
    const failing = sessions.endAllOf(user!.id, () => Promise.reject(new Error('no change')));
    await expect(failing).rejects.toThrow('no change');
    const open = await db.orm.select().from(sysSession).where(eq(sysSession.userId, user!.id));
    expect(open.map(({ ip }) => ip)).toContain('10.0.0.9');
  });

  test.each([
    ['a wrong password', 'editor', 'wrong-password'],
    ['an unknown user', 'nobody_at_all', 'wrong-password'],
    ['an SQL injection', "editor' or '1'='1", 'x'],
  ])('%s gets the same answer', async (_case, username, password) => {
    const { status, body } = await login(username, password);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 500, message: '用户名或密码错误', result: null });
    expect(body.message).toContain('密码错误');
    expect(body).not.toHaveProperty('field');
  });

  test('refuses frozen or deleted users, with the reason only for the correct password', async () => {
    await server.db.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'expert'));
    expect((await login('expert', 'wrong-password')).body.message).toBe('用户名或密码错误');
    expect((await login('expert', PASSWORD)).body.message).toBe('该用户已冻结，请联系管理员');
    await server.db.orm.update(sysUser).set({ status: 1, delFlag: 1 }).where(eq(sysUser.username, 'expert'));
    expect((await login('expert', PASSWORD)).body.message).toBe('用户名或密码错误');
  });

  test('is logged, refusals too, without the password', async () => {
    await login('supplier3', 'my-secret-attempt');
    const rows = await server.db.orm.select().from(sysLog).where(eq(sysLog.logType, 1));
    expect(rows.some(({ logContent, username }) => logContent === '登录成功' && username === 'manager')).toBe(true);
    expect(rows.some(({ logContent }) => logContent.startsWith('登录失败'))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('my-secret-attempt');
  });
});

test.each(['login', 'updatePassword'])('%s ignores the query', async (name) => {
  const { token } = await server.as('editor');
  const change = { oldpassword: PASSWORD, password: 'other 2026 one', confirmpassword: 'other 2026 one' };
  const [url, query] =
    name === 'login'
      ? ['/api/sys/login', { username: 'editor', password: PASSWORD }]
      : ['/api/sys/user/updatePassword', change];
  for (const payload of [undefined, {}]) {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      query,
      payload,
      headers: { 'x-access-token': token },
    });
    expect(answer.json()).toMatchObject({ success: false, result: null });
  }
  expect((await login('editor', PASSWORD)).body.success).toBe(true);
});

describe('five failures', () => {
  test.each(['declarer', 'nobody_else'])('lock the account %s for ten minutes', async (username) => {
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await login(username, 'wrong-password', {}, '10.0.0.2')).body.message).toBe('用户名或密码错误');
    }
    const locked = await login(username, PASSWORD, {}, '10.0.0.3');
    expect(locked.body).toMatchObject({ success: false, code: 500 });
    expect(locked.body.message).toContain('密码错误');
    server.pass(9 * MINUTE);
    expect((await login(username, PASSWORD, {}, '10.0.0.3')).body.success).toBe(false);
    server.pass(2 * MINUTE);
    expect((await login(username, PASSWORD, {}, '10.0.0.3')).body.success).toBe(username === 'declarer');
  });

  test('lock even if they are sent concurrently', async () => {
    const guesses = Array.from({ length: 20 }, () => login('supplier2', 'wrong-password', {}, '10.0.0.4'));
    const messages = (await Promise.all(guesses)).map(({ body }) => body.message);
    expect(messages.filter((message) => message === '用户名或密码错误')).toHaveLength(5);
  });

  test('of the old password lock too, even if they are sent concurrently', async () => {
    const caller = await server.as('supplier');
    const guess = (oldpassword: string) =>
      caller.put('/sys/user/updatePassword', { oldpassword, password: '12345678', confirmpassword: '12345678' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess('wrong-password')));
    const messages = answers.map(({ body }) => body.message);
    expect(messages.filter((message) => message === '旧密码输入错误!')).toHaveLength(5);
    expect((await guess(PASSWORD)).body.message).toContain('已锁定');
    expect((await login('supplier', PASSWORD, {}, '10.0.0.3')).body.message).toContain('已锁定');
    server.pass(11 * MINUTE);
    expect((await login('supplier', PASSWORD, {}, '10.0.0.3')).body.success).toBe(true);
  });

  test('are counted across servers', async () => {
    const other = await startTestServer({ db: server.db });
    other.pass(server.now() - other.now());
    const guesses = [server, other].flatMap(({ app }) =>
      Array.from({ length: 10 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/sys/login',
          payload: { username: 'over_two_servers', password: 'wrong-password' },
          remoteAddress: '10.0.0.8',
        }),
      ),
    );
    const messages = (await Promise.all(guesses)).map((answer) => answer.json<{ message: string }>().message);
    expect(messages.filter((message) => message === '用户名或密码错误')).toHaveLength(5);
    await other.close();
  });

  test('are reset by a success and after ten minutes', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) await login('purchaser', 'wrong-password', {}, '10.0.0.5');
      expect((await login('purchaser', PASSWORD, {}, '10.0.0.5')).body.success).toBe(true);
    }
    for (let failure = 0; failure < 4; failure += 1) await login('purchaser', 'wrong-password', {}, '10.0.0.5');
    server.pass(11 * MINUTE);
    await login('purchaser', 'wrong-password', {}, '10.0.0.5');
    expect((await login('purchaser', PASSWORD, {}, '10.0.0.5')).body.success).toBe(true);
  });

  test('fifty failures from one address lock it', async () => {
    for (let failure = 0; failure < 50; failure += 1) await login(`guess_${failure}`, 'wrong-password', {}, '10.0.0.6');
    expect((await login('manager', PASSWORD, {}, '10.0.0.6')).body.message).toBe('登录失败次数过多，请10分钟后再试');
    expect((await login('manager', PASSWORD, {}, '10.0.0.7')).body.success).toBe(true);
  });
});

describe('captcha', () => {
  let strict: TestServer;
  beforeAll(async () => (strict = await startTestServer({ config: { captchaMode: 'image' }, db: server.db })));
  afterAll(() => strict.close());

  const attempt = (captcha: string | undefined, checkKey: string | number = 'fixed') =>
    strict.anonymous.post('/sys/login', { username: 'manager', password: PASSWORD, captcha, checkKey });
  const issue = async (checkKey: string) => {
    await strict.db.orm.delete(sysCaptcha);
    const picture = await strict.anonymous.get<string>(`/sys/randomImage/${checkKey}`, { _t: 1 });
    expect(picture.body.result).toMatch(/^data:image\/svg\+xml;base64,/);
    const [row] = await strict.db.orm.select().from(sysCaptcha);
    return row!.code;
  };

  test('is wanted by the sign-in of mobile clients too', async () => {
    const enter = (captcha?: string) =>
      strict.anonymous.post('/sys/mLogin', { username: 'manager', password: PASSWORD, captcha, checkKey: 'fixed' });
    const code = await issue('fixed');
    expect((await enter()).body).toMatchObject({ success: false, code: 412, field: 'captcha' });
    expect((await enter(code)).body).toMatchObject({ success: true, result: { token: expect.any(String) } });
  });

  test('wrong, missing or for another key returns 412', async () => {
    const code = await issue('fixed');
    for (const answer of [
      await attempt('wrong'),
      await attempt(undefined),
      await attempt(''),
      await attempt(code, 'other'),
    ]) {
      expect(answer).toMatchObject({ status: 200, body: { success: false, code: 412, field: 'captcha' } });
    }
    expect((await attempt(code.toUpperCase())).body.success).toBe(true);
  });

  test('can be used once', async () => {
    const code = await issue('fixed');
    expect((await attempt(code)).body.success).toBe(true);
    expect((await attempt(code)).body.code).toBe(412);
  });

  test('is valid for a minute', async () => {
    const code = await issue('12345');
    strict.pass(61_000);
    expect((await attempt(code, 12_345)).body.code).toBe(412);
  });

  test('is needed only after a failure of the account, if set so', async () => {
    const lenient = await startTestServer({ config: { captchaMode: 'after-failure' }, db: server.db });
    const enter = async (username: string, more: object = {}) =>
      (await lenient.anonymous.post('/sys/login', { username, password: PASSWORD, ...more })).body;
    expect(await enter('approver')).toMatchObject({ success: true });
    expect(await enter('approver', { password: 'wrong' })).toMatchObject({ code: 500 });
    expect(await enter('approver')).toMatchObject({ code: 412, field: 'captcha' });
    expect(await enter('editor')).toMatchObject({ success: true });
    const captcha = await issue('fixed');
    expect(await enter('approver', { captcha, checkKey: 'fixed' })).toMatchObject({ success: true });
    expect(await enter('approver')).toMatchObject({ success: true });
    await lenient.close();
  });

  test('pictures of one shared key are independent', async () => {
    const first = await issue('fixed');
    await strict.anonymous.get('/sys/randomImage/fixed');
    expect((await attempt(first)).body.success).toBe(true);
  });

  const from = (ip: string, captcha: string, checkKey = 'fixed', username = 'manager') =>
    strict.app
      .inject({
        method: 'POST',
        url: '/api/sys/login',
        payload: { username, password: PASSWORD, captcha, checkKey },
        remoteAddress: ip,
      })
      .then((answer) => answer.json<{ code: number; success: boolean; message: string }>());
  const pictureFor = async (ip: string) => {
    await strict.app.inject({ url: '/api/sys/randomImage/fixed', remoteAddress: ip });
    const rows = await strict.db.orm.select().from(sysCaptcha).where(eq(sysCaptcha.address, ip));
    return rows.map(({ code }) => code);
  };

  test('three wrong answers only remove pictures of the same address', async () => {
    const [own] = await pictureFor('10.1.0.1');
    const [foreign] = await pictureFor('10.1.0.2');
    for (let miss = 0; miss < 3; miss += 1) expect((await from('10.1.0.1', 'wrong')).code).toBe(412);
    expect((await from('10.1.0.1', own!)).code).toBe(412);
    expect((await from('10.1.0.2', foreign!)).success).toBe(true);
  });

  test('an address has at most five pictures per key', async () => {
    for (let picture = 0; picture < 7; picture += 1) await pictureFor('10.1.0.3');
    expect(await pictureFor('10.1.0.3')).toHaveLength(5);
  });

  test('many wrong answers block the address, with few log rows', async () => {
    const messages = async (times: number) =>
      (await Promise.all(Array.from({ length: times }, () => from('10.1.0.4', 'wrong')))).map(({ message }) => message);
    expect((await messages(40)).filter((message) => message === '操作过于频繁，请稍后再试').length).toBeGreaterThan(10);
    for (let minute = 0; minute < 2; minute += 1) {
      strict.pass(MINUTE);
      await messages(25);
    }
    expect(await messages(1)).toEqual(['登录失败次数过多，请10分钟后再试']);
    const rows = await strict.db.orm.select().from(sysLog).where(eq(sysLog.ip, '10.1.0.4'));
    const wrong = rows.filter(({ logContent }) => logContent.includes('验证码'));
    expect(wrong).toHaveLength(6);
    expect(new Set(wrong.map(({ requestParam }) => requestParam))).toEqual(
      new Set([1, 2, 4, 8, 16, 32].map((times) => JSON.stringify({ times }))),
    );
  });

  test('limits pictures per address and minute', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => strict.anonymous.get('/sys/randomImage/many')));
    expect(answers.some(({ body }) => body.message === '操作过于频繁，请稍后再试')).toBe(true);
  });
});

describe('session', () => {
  test('expires seven days after its last use, thirty in total', async () => {
    const caller = await server.as('manager');
    for (let use = 0; use < 4; use += 1) {
      server.pass(6.9 * DAY);
      expect((await caller.get('/sys/tenant')).status).toBe(200);
    }
    server.pass(3 * DAY);
    expect((await caller.get('/sys/tenant')).status).toBe(401);
    const idle = await server.as('manager');
    server.pass(7.1 * DAY);
    expect(await idle.get('/sys/tenant')).toMatchObject({ status: 401, body: { code: 401, success: false } });
  });

  test('logout ends it at once and can be repeated', async () => {
    const caller = await server.as('manager');
    for (let time = 0; time < 2; time += 1) {
      expect((await caller.post('/sys/logout', {})).body).toMatchObject({ success: true, result: null });
    }
    const after = await caller.get('/sys/tenant');
    expect(after.status).toBe(401);
    expect(after.body.message).toContain('Token失效');
  });

  test('freezing ends it at once', async () => {
    const caller = await server.as('editor');
    await server.db.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'editor'));
    expect((await caller.get('/sys/tenant')).status).toBe(401);
    await server.db.orm.update(sysUser).set({ status: 1 }).where(eq(sysUser.username, 'editor'));
  });

  test('the token is accepted in the header only', async () => {
    const caller = await server.as('manager');
    expect((await server.anonymous.get('/sys/tenant', { token: caller.token })).status).toBe(401);
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", 'a'.repeat(5000)])('refuses the token %j', async (token) => {
    expect((await server.anonymous.call('GET', '/sys/tenant', {}, { 'x-access-token': token })).status).toBe(401);
  });

  test('a user waiting for approval only reaches their own account', async () => {
    await server.db.orm.update(sysUser).set({ status: 0 }).where(eq(sysUser.username, 'purchaser'));
    const caller = await server.as('purchaser');
    expect((await caller.get('/sys/user/getUserInfo')).status).toBe(200);
    expect((await caller.get('/purchase/purchasePlan/list')).status).toBe(403);
    expect((await caller.get('/sys/user/selectSelfDepartUser')).status).toBe(403);
    expect((await caller.get('/sys/common/loadOssFile/x')).status).toBe(403);
    expect((await caller.get('/sys/dict/getDictItems/priority')).status).toBe(200);
    expect((await caller.get('/sys/dict/queryAllDictItems')).status).toBe(200);
    for (const code of ['sys_user,realname,username', 'supplier_info,name,id', 'sys_category,name,code']) {
      for (const way of ['getDictItems', 'loadDict', 'loadDictItem']) {
        expect((await caller.get(`/sys/dict/${way}/${encodeURIComponent(code)}`)).status).toBe(403);
      }
    }
    await server.db.orm.update(sysUser).set({ status: 1 }).where(eq(sysUser.username, 'purchaser'));
  });
});

describe('tenant', () => {
  const total = async (username: string, headers: Record<string, string>) => {
    const caller = await server.as(username);
    const { status, body } = await caller.call<{ total: number }>('GET', '/purchase/purchasePlan/list', {}, headers);
    return status === 200 ? body.result!.total : status;
  };

  test('is one of the user’s own', async () => {
    expect(await total('admin', { 'tenant-id': '1' })).toBeGreaterThan(50);
    expect(await total('admin', { 'tenant-id': '2' })).toBe(6);
    expect(await total('admin', { 'tenant-id': '1', 'x-tenant-id': '2' })).toBe(6);
  });

  test('without one, no tenant data can be read or changed', async () => {
    expect(await total('admin', { 'tenant-id': '0' })).toBe(403);
    const caller = await server.as('manager', { tenant: 0 });
    const refusal = { status: 403, body: { success: false, code: 510, message: '请先选择租户' } };
    expect(await caller.get('/purchase/purchasePlan/list')).toMatchObject(refusal);
    expect(await caller.get('/sys/user/queryUserComponentData')).toMatchObject(refusal);
    expect(await caller.put('/purchase/purchasePlan/edit', { id: 'x' })).toMatchObject(refusal);
    expect((await caller.get('/sys/dict/getDictItems/priority')).status).toBe(200);
    expect((await caller.get('/sys/user/getUserInfo')).status).toBe(200);
  });

  test.each(['2', '999', '-1', '1.5', 'x', '1 or 1=1'])('refuses %j for the manager', async (tenant) => {
    expect(await total('manager', { 'tenant-id': tenant })).toBe(403);
  });

  test('defaults to the only one without a header', async () => {
    expect(await total('manager', {})).toBeGreaterThan(50);
  });
});

describe('own account', () => {
  test('is read without secrets', async () => {
    const { body } = await (await server.as('manager')).get<{ userInfo: object }>('/sys/user/getUserInfo');
    expect(body.result!.userInfo).toMatchObject({ username: 'manager' });
    expect(JSON.stringify(body)).not.toMatch(/argon2|"password"/i);
  });

  test('switches between own departments', async () => {
    const caller = await server.as('approver');
    const { body } = await caller.get<{ list: { orgCode: string }[] }>('/sys/user/getCurrentUserDeparts');
    const { orgCode } = body.result!.list[1]!;
    const answer = await caller.post<{ userInfo: { orgCode: string } }>('/sys/selectDepart', {
      orgCode,
      username: 'approver',
    });
    expect(answer.body.result!.userInfo.orgCode).toBe(orgCode);
    expect((await caller.get<{ orgCode: string }>('/sys/user/getCurrentUserDeparts')).body.result!.orgCode).toBe(
      orgCode,
    );
    expect((await caller.put('/sys/selectDepart', { orgCode: 'A01' })).body).toMatchObject({
      success: false,
      field: 'orgCode',
    });
    expect((await caller.put('/sys/selectDepart', { orgCode, username: 'manager' })).body).toMatchObject({
      field: 'username',
    });
  });

  test('lists roles, departments and positions of the current tenant by name', async () => {
    const caller = await server.as('admin', { tenant: 1 });
    const { body } = await caller.get<Record<string, unknown>>('/sys/user/profile');
    expect(body.result).toMatchObject({ username: 'admin', roleNames: ['系统管理员'], phone: expect.any(String) });
    expect(body.result!.departNames).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(JSON.stringify(body)).not.toMatch(/argon2|"password"/i);
    const elsewhere = await server.as('supplier');
    expect((await elsewhere.get('/sys/user/profile')).body.result).toMatchObject({ roleNames: expect.any(Array) });
  });

  test('an edit keeps absent members, and null clears them', async () => {
    const caller = await server.as('manager', { tenant: 1 });
    const before = (await caller.get<{ phone: string }>('/sys/user/profile')).body.result!;
    const given = { realname: ' 周明远 ', sex: 1, birthday: '1988-03-05', email: 'zhou.mingyuan@gezi.example' };
    const { body } = await caller.put('/sys/user/profile', given);
    expect(body).toMatchObject({ success: true, message: '保存成功', result: { ...given, realname: '周明远' } });
    const { body: second } = await caller.put('/sys/user/profile', { realname: '周明', birthday: null });
    expect(second.result).toMatchObject({ realname: '周明', birthday: null, email: given.email, phone: before.phone });
    // Members that the owner may not change are ignored.
    await caller.put('/sys/user/profile', { realname: '周明', status: 2, userType: 'admin', username: 'manager' });
    expect((await caller.get('/sys/user/profile')).body.result).toMatchObject({ status: 1, userType: 'buyer' });
    const log = await server.db.orm.select().from(sysLog).where(eq(sysLog.username, 'manager'));
    expect(log.map(({ logContent }) => logContent)).toContain('修改个人资料');
  });

  test.each([
    [{ realname: '  ' }, 'realname', undefined],
    [{ realname: '周明', email: 'nowhere' }, 'email', '邮箱应为正确的邮箱地址'],
    [{ realname: '周明', sex: 3 }, 'sex', undefined],
    [{ realname: '周明', telephone: 'abc' }, 'telephone', '座机应为正确的电话号码'],
    [{ realname: '周明', username: 'admin' }, 'username', '只能操作自己的账号'],
  ])('%o changes nothing', async (input, field, message) => {
    const caller = await server.as('manager');
    expect((await caller.put('/sys/user/profile', input)).body).toMatchObject({
      success: false,
      field,
      ...(message && { message }),
    });
  });

  test('an email address is unique', async () => {
    const [one, other] = [await server.as('manager'), await server.as('editor')];
    await one.put('/sys/user/profile', { realname: '周明', email: 'shared@gezi.example' });
    expect(
      (await other.put('/sys/user/profile', { realname: '编辑', email: 'shared@gezi.example' })).body,
    ).toMatchObject({
      success: false,
      field: 'email',
      message: '该邮箱已被使用',
    });
  });

  test('switches to another own tenant only', async () => {
    const caller = await server.as('admin');
    expect((await caller.put('/sys/user/changeLoginTenantId', { loginTenantId: 2 })).body.success).toBe(true);
    expect((await caller.get<{ total: number }>('/purchase/purchasePlan/list')).body.result!.total).toBe(6);
    await caller.put('/sys/user/changeLoginTenantId', { loginTenantId: 1 });
    const foreign = await (await server.as('manager')).put('/sys/user/changeLoginTenantId', { loginTenantId: 2 });
    expect(foreign.body).toMatchObject({ success: false, field: 'loginTenantId' });
  });

  const change = (over: object) => ({
    username: 'declarer',
    oldpassword: PASSWORD,
    password: '新的密码 2026!',
    confirmpassword: '新的密码 2026!',
    ...over,
  });

  test.each([
    [{ oldpassword: 'wrong' }, '旧密码输入错误!', 'oldpassword'],
    [{ confirmpassword: 'something else' }, '两次输入的密码不一样！', 'confirmpassword'],
    [{ password: PASSWORD, confirmpassword: PASSWORD }, '新密码不能与旧密码相同!', 'password'],
    [{ password: 'password1', confirmpassword: 'password1' }, '新密码过于简单，请更换!', 'password'],
    [{ password: 'short', confirmpassword: 'short' }, undefined, 'password'],
    [{ username: 'admin' }, '只能操作自己的账号', 'username'],
  ])('%o does not change the password', async (over, message, field) => {
    const caller = await server.as('declarer');
    const { body } = await caller.put('/sys/user/updatePassword', change(over));
    expect(body).toMatchObject({ success: false, field, ...(message ? { message } : {}) });
    expect((await login('declarer', PASSWORD, {}, '10.0.1.1')).body.success).toBe(true);
  });

  test('a new password ends every session of the user', async () => {
    const [here, there] = [await server.as('declarer'), await server.as('declarer')];
    expect((await here.post('/sys/user/updatePassword', change({}))).body.success).toBe(true);
    expect((await there.get('/sys/tenant')).status).toBe(401);
    expect((await here.get('/sys/tenant')).status).toBe(401);
    expect((await login('declarer', PASSWORD, {}, '10.0.1.1')).body.success).toBe(false);
    expect((await login('declarer', '新的密码 2026!', {}, '10.0.1.1')).body.success).toBe(true);
  });
});
