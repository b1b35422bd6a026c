import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../../testing/renderApp';
import { loginOf } from '../../../testing/fixtures';

const SMS = 'POST /sys/sms';
const PHONE_LOGIN = 'POST /sys/phoneLogin';
const REGISTER = 'POST /sys/user/register';
const ENTER = 'GET /sys/thirdLogin/getLoginUser/{first}/{second}/{tenantId}';
const BIND = 'POST /sys/thirdLogin/user/checkPassword';
const result = loginOf('u5');
const MOBILE = '13800001234';

const config = (change: object) =>
  reply({
    platformName: '采购SaaS平台',
    title: '采购SaaS管理平台',
    smsMode: 'gateway',
    thirdLogin: [],
    fileMaxMb: 100,
    registerOpen: true,
    ...change,
  });

function at(path: string, routes: FakeRoutes = {}) {
  const app = renderApp({
    path,
    signedIn: false,
    routes: {
      [SMS]: reply(null),
      'GET /sys/user/checkOnlyUser': reply(true),
      [ENTER]: reply(result),
      ...routes,
    },
  });
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const slide = () => fireEvent.change(screen.getByRole('slider'), { target: { value: '20' } });
  return { ...app, type, press, slide };
}

describe('by phone', () => {
  async function atPhone(routes: FakeRoutes = {}) {
    const app = at('/user/login', routes);
    fireEvent.click(await screen.findByRole('tab', { name: '手机号登录' }));
    await screen.findByLabelText('手机号');
    return app;
  }

  test('verifies by slide, requests a code and signs in', async () => {
    const { type, press, slide, server } = await atPhone({ [PHONE_LOGIN]: reply(result) });
    type('手机号', ` ${MOBILE} `);
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled();
    slide();
    await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled());
    press('获取验证码');
    await waitFor(() => expect(screen.getByText('验证码已发送，10分钟内有效')).toBeVisible());
    expect(screen.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeDisabled();
    expect(server.requestsOf(SMS)[0]!.body).toEqual({ mobile: MOBILE, smsmode: '0' });
    type('短信验证码', '123456');
    press('登录');
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    expect(server.requestsOf(PHONE_LOGIN)[0]!.body).toEqual({ mobile: MOBILE, captcha: '123456' });
  });

  test('shows a refusal at its field and keeps the input of both tabs', async () => {
    const refusal = refuse('手机验证码错误或已失效', { field: 'captcha' });
    const { type, press } = await atPhone({ [PHONE_LOGIN]: refusal });
    type('手机号', MOBILE);
    type('短信验证码', '000000');
    press('登录');
    await waitFor(() => expect(screen.getByText('手机验证码错误或已失效')).toBeVisible());
    expect(screen.getByLabelText('短信验证码')).toHaveValue('000000');
    fireEvent.click(screen.getByRole('tab', { name: '账号登录' }));
    fireEvent.click(screen.getByRole('tab', { name: '手机号登录' }));
    expect(screen.getByLabelText('手机号')).toHaveValue(MOBILE);
  });

  test('validates the number and shows how long a code is valid', async () => {
    const { type, press, slide, server } = await atPhone({
      [SMS]: refuse('验证码10分钟内有效，请勿重复获取', { field: 'mobile' }),
    });
    type('手机号', '12345678901');
    press('登录');
    await waitFor(() => expect(screen.getByText('请输入正确的手机号码')).toBeVisible());
    expect(screen.getByText('请输入短信验证码')).toBeVisible();
    expect(server.requestsOf(PHONE_LOGIN)).toHaveLength(0);
    type('手机号', MOBILE);
    slide();
    await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled());
    press('获取验证码');
    await waitFor(() => expect(screen.getByText('验证码10分钟内有效，请勿重复获取')).toBeVisible());
    // Another SMS requires another slide verification.
    expect(screen.getByRole('slider')).toHaveValue('0');
  });

  test('is not offered, like anything that needs it, without SMS', async () => {
    at('/user/login', { 'GET /portal/config': config({ smsMode: 'off' }) });
    await screen.findByRole('tab', { name: '账号登录' });
    await waitFor(() => expect(screen.queryByRole('tab', { name: '手机号登录' })).toBeNull());
    expect(screen.queryByRole('link', { name: '注册账号' })).toBeNull();
  });
});

describe('providers', () => {
  test('have one button each, none if not configured', async () => {
    const thirdLogin = [{ source: 'corp', name: '集团统一身份', mayCreate: false }];
    at('/user/login?redirect=%2Fpurchase%2Fplan', { 'GET /portal/config': config({ thirdLogin }) });
    const button = await screen.findByRole('link', { name: '使用集团统一身份登录' });
    expect(button).toHaveAttribute('href', '/api/sys/thirdLogin/render/corp');
    button.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(button);
    expect(sessionStorage.getItem('gezi.login.redirect')).toBe('/purchase/plan');
  });

  test('sign in once on return', async () => {
    const { server } = at('/oauth2-app/login#token=one-time&type=corp');
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    const [request] = server.requestsOf(ENTER);
    expect(request!.params).toMatchObject({ first: 'one-time', second: 'corp' });
  });

  test.each([
    ['denied', '您已取消第三方登录'],
    ['failed', '第三方登录失败，请稍后重试'],
    ['constructor', '登录请求已失效，请重新登录'],
  ])('reports %s', async (error, text) => {
    at(`/oauth2-app/login#error=${error}`);
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/user/login');
  });

  test('link an account, or not', async () => {
    const { type, press, server } = at('/oauth2-app/login#uuid=word&type=corp&name=周明', {
      [BIND]: refuse('用户名或密码错误'),
    });
    await screen.findByText('周明，您好！该第三方账号尚未绑定，请登录要绑定的账号。');
    expect(screen.getByRole('link', { name: '暂不绑定' })).toHaveAttribute('href', '/user/login');
    expect(screen.queryByRole('button', { name: '没有账号，创建新账号' })).toBeNull();
    type('用户名', 'manager');
    type('密码', 'wrong-one');
    press('绑定并登录');
    await waitFor(() => expect(screen.getByText('用户名或密码错误')).toBeVisible());
    expect(screen.getByLabelText('用户名')).toHaveValue('manager');
    server.route(BIND, reply('one-time'));
    press('绑定并登录');
    await screen.findByRole('heading', { level: 1, name: /周明/ });
    expect(server.requestsOf(BIND).at(-1)!.body).toEqual({ uuid: 'word', username: 'manager', password: 'wrong-one' });
  });
});

test('creates an account for a provider identity after consent', async () => {
  const CREATE = 'POST /sys/thirdLogin/user/create';
  const thirdLogin = [{ source: 'corp', name: '集团统一身份', mayCreate: true }];
  const { press, server } = at('/oauth2-app/login#uuid=word&type=corp&name=周明', {
    'GET /portal/config': config({ thirdLogin }),
    [CREATE]: reply('one-time'),
  });
  await screen.findByRole('button', { name: '没有账号，创建新账号' });
  press('没有账号，创建新账号');
  await waitFor(() => expect(screen.getByText('请阅读并同意用户服务协议')).toBeVisible());
  expect(server.requestsOf(CREATE)).toHaveLength(0);
  fireEvent.click(screen.getByRole('checkbox', { name: /用户服务协议/ }));
  press('没有账号，创建新账号');
  await screen.findByRole('heading', { level: 1, name: /周明/ });
  expect(server.requestsOf(CREATE)[0]!.body).toEqual({ thirdUserUuid: 'word' });
});

describe('registering', () => {
  const fill = (type: (label: string, value: string) => void) => {
    type('用户名', 'wang_lei');
    type('密码', 'lake and mountain');
    type('确认密码', 'lake and mountain');
    type('手机号', MOBILE);
    type('短信验证码', '123456');
  };

  test('reports missing and different values', async () => {
    const { type, press, server } = at('/user/register');
    await screen.findByRole('button', { name: '注册' });
    type('用户名', 'a-b');
    type('密码', 'lake and mountain');
    type('确认密码', 'lake and hill');
    press('注册');
    for (const text of ['用户名由6到18位字母、数字或下划线组成', '两次输入的密码不一样！', '请输入手机号'])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    expect(server.requestsOf(REGISTER)).toHaveLength(0);
  });

  test('requires the consent to the terms of service', async () => {
    const { type, press, server } = at('/user/register');
    await screen.findByRole('button', { name: '注册' });
    fill(type);
    expect(screen.getByRole('link', { name: '用户服务协议' })).toHaveAttribute('href', '/protocol/user_register');
    press('注册');
    await waitFor(() => expect(screen.getByText('请阅读并同意用户服务协议')).toBeVisible());
    expect(server.requestsOf(REGISTER)).toHaveLength(0);
  });

  test('reports a taken name on blur, keeps the input and shows the result', async () => {
    const { type, press, server } = at('/user/register', {
      'GET /sys/user/checkOnlyUser': refuse('用户名已存在!', { field: 'username' }),
      [REGISTER]: refuse('手机号已存在!', { field: 'phone' }),
      'GET /portal/protocol/current': reply({ title: '协议', version: '1.0', effectiveTime: null, content: '' }),
    });
    await screen.findByRole('button', { name: '注册' });
    fill(type);
    fireEvent.blur(screen.getByLabelText('用户名'));
    await waitFor(() => expect(screen.getByText('用户名已存在!')).toBeVisible());
    fireEvent.click(screen.getByRole('checkbox', { name: /用户服务协议/ }));
    press('注册');
    await waitFor(() => expect(screen.getByText('手机号已存在!')).toBeVisible());
    expect(screen.getByLabelText('密码')).toHaveValue('lake and mountain');
    server.route(REGISTER, reply(null));
    press('注册');
    await waitFor(() => expect(screen.getByText('您的账号 wang_lei 已注册成功，请登录。')).toBeVisible());
    expect(server.requestsOf(REGISTER).at(-1)!.body).toEqual({
      username: 'wang_lei',
      password: 'lake and mountain',
      phone: MOBILE,
      smscode: '123456',
      protocolVersion: '1.0',
    });
  });

  test('redirects a result page without a registration to the form', async () => {
    at('/user/register-result');
    expect(await screen.findByRole('button', { name: '注册' })).toBeVisible();
  });
});

test('resets a password in two steps', async () => {
  const RESET = 'POST /sys/user/passwordChange';
  const { type, press, server } = at('/user/alteration', {
    'POST /sys/user/phoneVerification': reply({ username: 'manager', smscode: 'word' }),
    [RESET]: refuse('新密码过于简单，请更换!', { field: 'password' }),
  });
  await screen.findByRole('button', { name: '下一步' });
  type('手机号', MOBILE);
  type('短信验证码', '123456');
  press('下一步');
  await waitFor(() => expect(screen.getByText('账号 manager，请设置新密码。')).toBeVisible());
  type('新密码', 'correct horse');
  type('确认密码', 'correct horse');
  press('保存新密码');
  await waitFor(() => expect(screen.getByText('新密码过于简单，请更换!')).toBeVisible());
  expect(screen.getByLabelText('新密码')).toHaveValue('correct horse');
  server.route(RESET, reply(null));
  press('保存新密码');
  await screen.findByRole('button', { name: '登录' });
  expect(server.requestsOf(RESET).at(-1)!.body).toEqual({
    phone: MOBILE,
    username: 'manager',
    smscode: 'word',
    password: 'correct horse',
  });
});
