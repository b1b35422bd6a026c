import { reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { departNodeOf, permissionsFor, sysDepartOf, sysUserOf } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { MyDepartsPage } from './MyDepartsPage';

const MEMBERS = 'GET /sys/user/departUserList';
const inCharge = departNodeOf('A01A02', '生产部', 'A01', [departNodeOf('A01A02A01', '机加工车间', 'A01A02')]);
const own = { id: 'A01A03', departName: '采购部', parentId: 'A01', orgCode: 'A01A03', orgCategory: '2' };

function open(routes: FakeRoutes = {}, actions: string[] = []) {
  return renderPage({
    page: <MyDepartsPage />,
    path: '/isystem/departUserList',
    auth: permissionsFor('system:depart', actions),
    routes: {
      'GET /sys/sysDepart/queryMyDeptTreeList': reply([inCharge]),
      'GET /sys/user/getCurrentUserDeparts': reply({ list: [own], orgCode: 'A01A03' }),
      'GET /sys/sysDepart/queryById': reply(sysDepartOf({ id: 'A01A02', departName: '生产部' })),
      [MEMBERS]: reply(pageOf([sysUserOf({ id: 'u1', username: 'zhang_san', realname: '张三' })])),
      'GET /sys/dict/getDictItems/{dictCode}': reply([]),
      ...routes,
    },
  });
}
const members = async () => within(await screen.findByRole('grid', { name: '部门用户列表' }));

test('shows the head of departments their members, also below, and finds them by name', async () => {
  const { server, user } = open();
  expect(await screen.findByText('您负责的部门及其下级部门')).toBeVisible();
  expect(await (await members()).findByText('zhang_san')).toBeVisible();
  expect(server.requestsOf(MEMBERS)[0]!.query).toMatchObject({ depId: 'A01A02' });

  await user.type(screen.getByRole('searchbox', { name: '搜索用户姓名' }), '李四{Enter}');
  await waitFor(() =>
    expect(server.requestsOf(MEMBERS).at(-1)!.query).toMatchObject({ realname: '李四', pageNo: '1' }),
  );
  await user.click(await screen.findByText('机加工车间'));
  await waitFor(() => expect(server.requestsOf(MEMBERS).at(-1)!.query).toMatchObject({ depId: 'A01A02A01' }));
});

test('finds a department by a part of its name', async () => {
  open();
  fireEvent.change(await screen.findByRole('searchbox', { name: '搜索部门' }), { target: { value: '机加' } });
  expect(await screen.findByText('机加', { selector: 'mark' })).toBeVisible();
});

test('shows others the departments they belong to', async () => {
  const { server } = open({ 'GET /sys/sysDepart/queryMyDeptTreeList': reply([]) });
  expect(await screen.findByText('您所在的部门')).toBeVisible();
  await members();
  expect(server.requestsOf(MEMBERS)[0]!.query).toMatchObject({ depId: 'A01A03' });
});

test('reports that the caller has no department', async () => {
  open({
    'GET /sys/sysDepart/queryMyDeptTreeList': reply([]),
    'GET /sys/user/getCurrentUserDeparts': reply({ list: [], orgCode: null }),
  });
  expect(await screen.findByText('您尚未设置部门信息!')).toBeVisible();
});

test('changes members only with the permission', async () => {
  const { unmount } = open();
  await members();
  expect(screen.queryByRole('button', { name: '添加用户' })).toBeNull();
  unmount();
  open({}, ['edit']);
  expect(await screen.findByRole('button', { name: '添加用户' })).toBeVisible();
});
