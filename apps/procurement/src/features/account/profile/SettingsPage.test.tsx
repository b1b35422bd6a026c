import { expired, refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/renderApp';
import { renderPage } from '../../../testing/renderPage';
import { SettingsPage } from './SettingsPage';

const profile = {
  id: 'u5',
  username: 'manager',
  realname: '周明',
  sex: 1,
  phone: '13800002231',
  birthday: null,
  email: null,
  avatar: null,
  telephone: null,
  status: 1,
  orgCode: 'A01',
  userType: 'buyer',
  roleNames: ['采购经理'],
  departNames: ['采购管理部'],
  positionNames: [],
};

const answers = { 'GET /sys/user/profile': reply(profile) };
const open = (routes: FakeRoutes = {}, keep = false) =>
  renderPage({ page: <SettingsPage />, path: '/account/settings', keep, routes: { ...answers, ...routes } });
const nameField = () => screen.findByRole('textbox', { name: '姓名' });

test('saves changes and updates the name in the session', async () => {
  const { server, session } = open({
    'PUT /sys/user/profile': ({ body }) => reply({ ...profile, ...(body as object) }),
  });
  fireEvent.change(await nameField(), { target: { value: '周明远' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('保存成功')).toBeVisible();
  const { body } = server.requests.find(({ method, path }) => method === 'PUT' && path.endsWith('/profile'))!;
  expect(body).toEqual({
    username: 'manager',
    realname: '周明远',
    avatar: null,
    sex: 1,
    birthday: null,
    email: null,
    telephone: null,
  });
  expect(session.get().user?.realname).toBe('周明远');
});

test('shows a refusal at its field', async () => {
  open({ 'PUT /sys/user/profile': refuse('该邮箱已被使用', { field: 'email' }) });
  await nameField();
  fireEvent.change(screen.getByRole('textbox', { name: '邮箱' }), { target: { value: 'taken@gezi.example' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('该邮箱已被使用')).toBeVisible();
});

test('offers the draft after the session ended', async () => {
  const first = open({ 'PUT /sys/user/profile': expired() });
  fireEvent.change(await nameField(), { target: { value: '周明远' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(first.session.get().token).toBeUndefined());
  cleanup();

  open({}, true);
  expect(await screen.findByText(/未保存的内容/)).toBeVisible();
  expect(await nameField()).toHaveValue('周明');
  fireEvent.click(screen.getByRole('button', { name: '恢复' }));
  expect(await nameField()).toHaveValue('周明远');
});

test('applies preferences immediately', async () => {
  renderApp({ path: '/account/settings?tab=preferences', routes: answers });
  fireEvent.click(await screen.findByRole('switch', { name: '多标签页' }));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: '已打开的页面' })).toBeNull());
  fireEvent.click(screen.getByText('English'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
});

test('changes the number with a code and shows a wrong code at its field', async () => {
  const CHANGE = 'PUT /sys/user/updateMobile';
  const { server } = renderPage({
    page: <SettingsPage />,
    path: '/account/settings?tab=security',
    routes: { ...answers, [CHANGE]: refuse('手机验证码错误或已失效', { field: 'smscode' }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: '修改 绑定手机' }));
  fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: '13711112222' } });
  fireEvent.change(screen.getByLabelText('短信验证码'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }));
  expect(await screen.findByText('手机验证码错误或已失效')).toBeVisible();
  server.route(CHANGE, reply(null));
  fireEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }));
  expect(await screen.findByText('手机号修改成功')).toBeVisible();
  expect(server.requestsOf(CHANGE).at(-1)!.body).toEqual({ phone: '13711112222', smscode: '123456' });
});

test('appoints and removes an agent', async () => {
  const LIST = 'GET /sys/sysUserAgent/list';
  const REMOVE = 'DELETE /sys/sysUserAgent/delete';
  const agent = {
    id: 'a1',
    userName: 'manager',
    agentUserName: 'editor',
    agentUserName_dictText: '陈静',
    startTime: '2026-12-01 09:00:00',
    endTime: null,
    status: '1',
    updateTime: null,
  };
  const { server } = renderPage({
    page: <SettingsPage />,
    path: '/account/settings?tab=agent',
    routes: { ...answers, [LIST]: reply(pageOf([agent])), [REMOVE]: reply(null) },
  });
  expect(await screen.findByText('陈静，2026-12-01 09:00 至 长期有效')).toBeVisible();
  expect(server.requestsOf(LIST)[0]!.query).toMatchObject({ userName: 'manager' });
  fireEvent.click(screen.getByRole('button', { name: '删除 代理人' }));
  server.route(LIST, reply(pageOf([])));
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  expect(await screen.findByText('外出期间可指定一位同事代理')).toBeVisible();
  expect(server.requestsOf(REMOVE)[0]!.query).toMatchObject({ id: 'a1' });

  fireEvent.click(screen.getByRole('button', { name: '设置 代理人' }));
  fireEvent.click(await screen.findByRole('button', { name: '确定' }));
  expect(await screen.findByText('请选择代理人!')).toBeVisible();
  // The represented user is fixed here.
  expect(screen.queryByText('请选择用户!')).toBeNull();
});
