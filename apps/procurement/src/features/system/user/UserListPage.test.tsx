import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor, sysUserOf } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { UserListPage } from './UserListPage';

const zhang = sysUserOf({ id: 'u1', username: 'zhang_san', realname: '张三' });
const frozen = sysUserOf({ id: 'u2', username: 'li_si', realname: '李四', status: 2, status_dictText: '冻结' });
const ALL = ['list', 'add', 'edit', 'delete', 'export', 'import', 'changepwd'];

async function atList(routes: FakeRoutes = {}, actions = ALL) {
  const app = renderPage({
    page: <UserListPage />,
    path: '/isystem/user',
    auth: permissionsFor('system:user', actions),
    routes: {
      'GET /sys/user/list': reply(pageOf([zhang, frozen])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/duplicate/check': reply(null),
      ...routes,
    },
  });
  await within(await screen.findByRole('grid', { name: '用户列表' })).findByText('zhang_san');
  return app;
}

/** Chooses an action of the 更多 menu. */
async function choose(name: string, action: string) {
  fireEvent.click(screen.getByRole('button', { name: `更多 ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list', () => {
  test('offers no actions with read-only permissions', async () => {
    await atList({}, ['list']);
    for (const name of ['新增', '导入', '导出', '回收站', '编辑 张三', '更多 张三', '冻结']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  test('freezes and unfreezes', async () => {
    const FREEZE = 'PUT /sys/user/frozenBatch';
    const { server } = await atList({ [FREEZE]: reply(null) });
    await choose('张三', '冻结');
    expect(await screen.findByText('冻结成功')).toBeInTheDocument();
    await choose('李四', '解冻');
    expect(await screen.findByText('解冻成功')).toBeInTheDocument();
    expect(server.requestsOf(FREEZE).map(({ body }) => body)).toEqual([
      { ids: 'u1', status: 2 },
      { ids: 'u2', status: 1 },
    ]);
  });

  test('resets a password that is entered twice', async () => {
    const RESET = 'PUT /sys/user/changePassword';
    const { server } = await atList({ [RESET]: refuse('新密码过于简单，请更换!') });
    await choose('张三', '重置密码');
    const dialog = within(screen.getByRole('dialog'));
    const type = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    type('新密码', 'Abcd-1234');
    type('确认密码', 'Abcd-12345');
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('两次输入的密码不一样！')).toBeInTheDocument();
    expect(server.requestsOf(RESET)).toHaveLength(0);
    type('确认密码', 'Abcd-1234');
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('新密码过于简单，请更换!')).toBeInTheDocument();
    expect(server.requestsOf(RESET)[0]!.body).toMatchObject({ username: 'zhang_san', password: 'Abcd-1234' });
  });
});

describe('the drawer', () => {
  test('shows a refusal at its field, keeps the input and sends it again', async () => {
    const ADD = 'POST /sys/user/add';
    const { server } = await atList({ [ADD]: refuse('手机号码已存在', { field: 'phone' }) });
    fireEvent.click(screen.getByRole('button', { name: '新增' }));
    const drawer = within(await screen.findByRole('dialog'));
    const type = (label: string, value: string) =>
      fireEvent.change(drawer.getByLabelText(label), { target: { value } });
    type('用户账号', 'wang_wu');
    type('用户姓名', '王五');
    type('登录密码', 'Abcd-1234');
    type('确认密码', 'Abcd-1234');
    type('手机号码', '13900000000');
    fireEvent.click(drawer.getByRole('button', { name: '确定' }));
    expect(await drawer.findByText('手机号码已存在')).toBeInTheDocument();
    expect(drawer.getByLabelText('用户账号')).toHaveValue('wang_wu');
    server.route(ADD, reply(zhang));
    type('手机号码', '13900000001');
    fireEvent.click(drawer.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requestsOf(ADD).at(-1)!.body).toMatchObject({
      username: 'wang_wu',
      phone: '13900000001',
      userType: 'buyer',
      selectedroles: '',
    });
    expect(server.requestsOf(ADD).at(-1)!.body).not.toHaveProperty('confirmpassword');
  });

  test('checks on the server that an account is unused', async () => {
    const { server } = await atList({ 'GET /sys/duplicate/check': refuse('该值不可用，系统中已存在！') });
    fireEvent.click(screen.getByRole('button', { name: '新增' }));
    const drawer = within(await screen.findByRole('dialog'));
    const account = drawer.getByLabelText('用户账号');
    fireEvent.change(account, { target: { value: 'admin' } });
    fireEvent.blur(account);
    expect(await drawer.findByText('该值不可用，系统中已存在！')).toBeInTheDocument();
    expect(server.requestsOf('GET /sys/duplicate/check')[0]!.query).toMatchObject({
      tableName: 'sys_user',
      fieldName: 'username',
      fieldVal: 'admin',
    });
  });

  test('asks before discarding input', async () => {
    await atList();
    fireEvent.click(screen.getByRole('button', { name: '新增' }));
    const drawer = within(await screen.findByRole('dialog'));
    fireEvent.change(drawer.getByLabelText('用户姓名'), { target: { value: '王五' } });
    fireEvent.click(drawer.getByRole('button', { name: '取消' }));
    expect(await screen.findByText('离开后，本次修改不会保存。')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '继续编辑' }));
    expect(drawer.getByLabelText('用户姓名')).toHaveValue('王五');
  });
});

test('restores from the recycle bin', async () => {
  const RESTORE = 'PUT /sys/user/putRecycleBin';
  const gone = sysUserOf({ id: 'u9', username: 'gone_9', realname: '离职' });
  const { server } = await atList({ 'GET /sys/user/recycleBin': reply([gone]), [RESTORE]: reply(null) });
  fireEvent.click(screen.getByRole('button', { name: '回收站' }));
  const grid = within(await screen.findByRole('grid', { name: '回收站用户列表' }));
  await grid.findByText('gone_9');
  fireEvent.click(grid.getAllByRole('checkbox').at(-1)!);
  fireEvent.click(await screen.findByRole('button', { name: '还原' }));
  expect(await screen.findByText('还原成功')).toBeInTheDocument();
  expect(server.requestsOf(RESTORE)[0]!.body).toEqual({ userIds: 'u9' });
});
