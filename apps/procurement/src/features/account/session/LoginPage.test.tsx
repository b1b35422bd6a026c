import { after, broken, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../../testing/renderApp';
import { loginOf } from '../../../testing/fixtures';

const LOGIN = 'POST /sys/login';
const CAPTCHA = 'GET /sys/randomImage/{checkKey}';
const SELECT = 'POST /sys/selectDepart';

const result = loginOf('u5');
const { userInfo } = result;
const departs = [
  { id: 'd1', departName: '采购部', orgCode: 'A01', parentId: null, orgCategory: null },
  { id: 'd2', departName: '设备部', orgCode: 'A02', parentId: null, orgCategory: null },
];
const tenant = (id: number, name: string) => ({ id, name, status: 1, secondaryDomain: null, isHttps: null });

async function atLogin(routes: FakeRoutes = {}, path = '/user/login') {
  const app = renderApp({
    path,
    signedIn: false,
    routes: {
      [LOGIN]: reply(result),
      [SELECT]: reply({ userInfo }),
      ...routes,
    },
  });
  await screen.findByRole('button', { name: '登录' });
  const { server } = app;
  function fill() {
    for (const [label, text] of Object.entries({ 用户名: ' manager ', 密码: 'Gezi@2026', 验证码: 'aB3x' })) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    }
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const captchas = () => server.requestsOf(CAPTCHA).map(({ params }) => params.checkKey);
  return { ...app, fill, press, captchas };
}

describe('the form', () => {
  test('reports missing values and sends nothing', async () => {
    const { press, server } = await atLogin();
    press('登录');
    for (const text of ['请输入用户名', '请输入密码', '请输入验证码'])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    expect(server.requestsOf(LOGIN)).toHaveLength(0);
  });

  test('sends account, password and captcha with its key, once for repeated submits', async () => {
    const { fill, server, captchas } = await atLogin({ [LOGIN]: after(100, reply(result)) });
    fill();
    const form = screen.getByLabelText('用户名').closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    expect(server.requestsOf(LOGIN).map(({ body }) => body)).toEqual([
      { username: 'manager', password: 'Gezi@2026', captcha: 'aB3x', checkKey: captchas()[0], remember_me: false },
    ]);
  });

  test('remembers the account on request, never the password', async () => {
    const { fill, press } = await atLogin();
    fill();
    fireEvent.click(screen.getByLabelText('记住我'));
    press('登录');
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    expect(localStorage.getItem('gezi.login.username')).toBe('manager');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Gezi@2026');
  });

  test('shows the password and warns about caps lock', async () => {
    const { user, press } = await atLogin();
    const password = screen.getByLabelText('密码');
    expect(password).toHaveAttribute('type', 'password');
    press('显示明文');
    expect(password).toHaveAttribute('type', 'text');
    await user.click(password);
    await user.keyboard('{CapsLock}a');
    expect(screen.getByText('大写锁定已打开')).toBeVisible();
    await user.keyboard('{CapsLock}a');
    expect(screen.queryByText('大写锁定已打开')).toBeNull();
  });
});

describe('in demo mode', () => {
  const demo = [{ username: 'declarer', password: 'Gezi@2026', realname: '刘建国', role: 'declarer' }];
  beforeEach(() => {
    document.head.innerHTML = '<meta name="captcha-mode" content="after-failure"><meta name="demo-logins">';
    document.querySelector<HTMLMetaElement>('meta[name=demo-logins]')!.content = JSON.stringify(demo);
  });
  afterEach(() => document.head.replaceChildren());
  const card = () => screen.getByRole('button', { name: /需求申报人.*刘建国 · declarer/ });

  test('a click on an account signs in without a captcha', async () => {
    const { server, captchas } = await atLogin();
    expect(screen.queryByLabelText('验证码')).toBeNull();
    fireEvent.click(card());
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    expect(server.requestsOf(LOGIN)[0]!.body).toMatchObject({ username: 'declarer', password: 'Gezi@2026' });
    expect(captchas()).toEqual([]);
  });

  test('a click on an account of several tenants and departments enters the first tenant', async () => {
    const tenantList = [tenant(1, '锐衡集团'), tenant(2, '锐衡泵业')];
    const { server } = await atLogin({ [LOGIN]: reply({ ...result, tenantList, departs, multi_depart: 2 }) });
    fireEvent.click(card());
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    const [permissions] = server.requestsOf('GET /sys/permission/getUserPermissionByToken');
    expect(permissions!.headers['tenant-id']).toBe('1');
  });

  test.each([
    ['a wrong password', refuse('用户名或密码错误'), '用户名或密码错误'],
    ['a missing captcha', refuse('验证码错误或已失效，请重新输入', { code: 412 }), '请输入验证码'],
  ])('%s makes the captcha appear', async (_case, refusal, message) => {
    const { captchas } = await atLogin({ [LOGIN]: refusal });
    fireEvent.click(card());
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(captchas()).toHaveLength(1));
    expect(screen.getByLabelText('验证码')).toBeRequired();
    expect(screen.getByLabelText('用户名')).toHaveValue('declarer');
  });
});

test('offers no account unless the server gives them out', async () => {
  await atLogin();
  expect(screen.queryByRole('region', { name: '演示账号' })).toBeNull();
});

describe('a refusal', () => {
  test('shows a captcha error at the captcha and loads another image', async () => {
    const refusal = refuse('验证码错误或已失效，请重新输入', { code: 412 });
    const { fill, press, captchas } = await atLogin({ [LOGIN]: refusal });
    fill();
    press('登录');
    await waitFor(() => expect(screen.getByText('验证码错误或已失效，请重新输入')).toBeVisible());
    await waitFor(() => expect(captchas()).toHaveLength(2));
    expect(new Set(captchas()).size).toBe(2);
    expect(screen.getByLabelText('验证码')).toHaveValue('');
    expect(screen.getByLabelText('验证码')).toHaveFocus();
    expect(screen.getByLabelText('密码')).toHaveValue('Gezi@2026');
  });

  test('shows a password error at the password and loads another image', async () => {
    const { fill, press, captchas, session } = await atLogin({ [LOGIN]: refuse('用户名或密码错误') });
    fill();
    press('登录');
    await waitFor(() => expect(screen.getByText('用户名或密码错误')).toBeVisible());
    await waitFor(() => expect(captchas()).toHaveLength(2));
    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(session.get().token).toBeUndefined();
  });

  test('reports a network failure and keeps the captcha', async () => {
    const { fill, press, captchas } = await atLogin({ [LOGIN]: broken() });
    fill();
    press('登录');
    await waitFor(() => expect(screen.getByText(/网络/)).toBeVisible());
    expect(captchas()).toHaveLength(1);
    expect(screen.getByLabelText('验证码')).toHaveValue('aB3x');
  });

  test('loads another image on click', async () => {
    const { press, captchas } = await atLogin();
    press('看不清？换一张');
    await waitFor(() => expect(captchas()).toHaveLength(2));
  });
});

describe('after signing in', () => {
  test('opens the requested page', async () => {
    const { fill, press } = await atLogin({}, '/purchase/plan?status=2');
    fill();
    press('登录');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '需求计划' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('combobox', { name: '状态' })).toBeVisible());
  });

  test('asks for a department first if there are several', async () => {
    const several = { ...result, departs, multi_depart: 2 };
    const { fill, press, server, session } = await atLogin({ [LOGIN]: reply(several) });
    fill();
    press('登录');
    expect(await screen.findByRole('heading', { name: '选择登录身份' })).toHaveFocus();
    expect(session.get().token).toBeUndefined();
    expect(screen.getByRole('radio', { name: '采购部' })).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: '设备部' }));
    press('进入系统');
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    const [sent] = server.requestsOf(SELECT);
    expect(sent!.body).toEqual({ orgCode: 'A02', username: 'manager' });
    expect(sent!.headers['x-access-token']).toBe('token-u5');
    expect(session.get().token).toBe('token-u5');
  });

  test('requires a tenant if there are several and sends its id with every call', async () => {
    const several = { ...result, tenantList: [tenant(1, '锐衡集团'), tenant(2, '锐衡泵业')] };
    const { fill, press, server, session } = await atLogin({ [LOGIN]: reply(several) });
    fill();
    press('登录');
    await screen.findByRole('heading', { name: '选择登录身份' });
    press('进入系统');
    await waitFor(() => expect(screen.getByText('请选择您要切换的租户')).toBeVisible());
    expect(session.get().token).toBeUndefined();
    fireEvent.click(screen.getByRole('radio', { name: '锐衡泵业' }));
    press('进入系统');
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    const [permissions] = server.requestsOf('GET /sys/permission/getUserPermissionByToken');
    expect(permissions!.headers['tenant-id']).toBe('2');
  });

  test('offers the departments of the chosen tenant, unless it has only one', async () => {
    const of = (tenantId: number, orgCode: string, departName: string) => ({
      ...departs[0]!,
      id: orgCode,
      orgCode,
      departName,
      tenantId,
    });
    const several = {
      ...result,
      tenantList: [tenant(1, '锐衡集团'), tenant(2, '江北新能源')],
      departs: [of(1, 'A01', '采购部'), of(1, 'A02', '设备部'), of(2, 'B01', '品质部')],
      multi_depart: 2,
    };
    const { fill, press, server } = await atLogin({ [LOGIN]: reply(several) });
    fill();
    press('登录');
    fireEvent.click(await screen.findByRole('radio', { name: '锐衡集团' }));
    fireEvent.click(await screen.findByRole('radio', { name: '设备部' }));
    expect(screen.queryByRole('radio', { name: '品质部' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '江北新能源' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: '设备部' })).toBeNull());
    press('进入系统');
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    expect(server.requestsOf(SELECT)).toEqual([]);
  });

  test('reports a refused department, allows another choice and ends the session on back', async () => {
    const several = { ...result, departs, multi_depart: 2 };
    const refusal = refuse('您不属于该部门，无法切换');
    const { fill, press, server, session } = await atLogin({ [LOGIN]: reply(several), [SELECT]: refusal });
    fill();
    press('登录');
    await screen.findByRole('heading', { name: '选择登录身份' });
    press('进入系统');
    expect((await screen.findAllByText('您不属于该部门，无法切换'))[0]).toBeVisible();
    press('返回登录');
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeVisible());
    await waitFor(() => expect(server.requestsOf('POST /sys/logout')[0]!.headers['x-access-token']).toBe('token-u5'));
    expect(session.get().token).toBeUndefined();
  });

  test.each([
    [0, '您的注册信息尚未通过审核，通过后即可使用全部功能。'],
    [-1, '您的变更信息尚未通过审核，通过后即可使用全部功能。'],
  ])('reports review status %j', async (status, text) => {
    const { fill, press, session } = await atLogin({
      [LOGIN]: reply({ ...result, userInfo: { ...userInfo, status } }),
    });
    fill();
    press('登录');
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    expect(session.get().pendingAudit).toBe(true);
    await waitFor(() => expect(screen.getByText('审核通过后即可使用全部功能。')).toBeVisible());
  });
});
