import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { departNodeOf, permissionsFor, sysDepartOf, sysUserOf } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { DepartPage } from './DepartPage';

const root = departNodeOf('A01', '锐衡集团', '', [
  departNodeOf('A01A01', '采购部', 'A01'),
  departNodeOf('A01A02', '生产部', 'A01'),
]);
const purchase = sysDepartOf({ id: 'A01A01', departName: '采购部', parentId: 'A01', mobile: '0519-88001001' });

async function atPage(routes: FakeRoutes = {}, actions = ['add', 'edit', 'delete', 'export', 'import']) {
  const app = renderPage({
    page: <DepartPage />,
    path: '/isystem/depart',
    auth: permissionsFor('system:depart', actions),
    routes: {
      'GET /sys/sysDepart/queryTreeList': reply([root]),
      'GET /sys/sysDepart/queryById': reply(purchase),
      'GET /sys/user/departUserList': reply(pageOf([sysUserOf({ id: 'u1', username: 'zhang_san', realname: '张三' })])),
      'GET /sys/dict/getDictItems/{dictCode}': reply([{ value: '2', text: '部门' }]),
      ...routes,
    },
  });
  await screen.findByText('采购部');
  return app;
}

test('opens with the first department selected', async () => {
  await atPage();
  expect(await screen.findByLabelText('机构名称')).toBeInTheDocument();
  expect(document.querySelector('.ant-tree-treenode-selected')).toHaveTextContent('锐衡集团');
});

test('finds a department by a part of its name and opens its form', async () => {
  await atPage();
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索部门' }), { target: { value: '采购' } });
  await waitFor(() => expect(screen.queryByText('生产部')).toBeNull());
  fireEvent.click(screen.getByText('采购', { selector: 'mark' }));
  expect(await screen.findByLabelText('电话')).toHaveValue('0519-88001001');
});

test('keeps the input after a refusal and asks before another is selected', async () => {
  const EDIT = 'PUT /sys/sysDepart/edit';
  const { server } = await atPage({ [EDIT]: refuse('同一上级下已有名称为“生产部”的部门', { field: 'departName' }) });
  fireEvent.click(screen.getByText('采购部'));
  const name = await screen.findByLabelText('机构名称');
  fireEvent.change(name, { target: { value: '生产部' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('同一上级下已有名称为“生产部”的部门')).toBeInTheDocument();
  expect(name).toHaveValue('生产部');
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({ id: 'A01A01', departName: '生产部' });
  fireEvent.click(screen.getByText('锐衡集团'));
  expect(await screen.findByText('离开后，本次修改不会保存。')).toBeInTheDocument();
});

test('lists members on the second tab', async () => {
  await atPage();
  fireEvent.click(screen.getByText('采购部'));
  fireEvent.click(await screen.findByRole('tab', { name: '部门用户' }));
  expect(await within(await screen.findByRole('grid', { name: '部门用户列表' })).findByText('zhang_san')).toBeVisible();
});

test('shows why a department cannot be removed', async () => {
  const reason = '“采购部”及其下级部门中还有 1 名用户，不能删除';
  await atPage({ 'DELETE /sys/sysDepart/delete': refuse(reason) });
  fireEvent.click(screen.getByText('采购部'));
  fireEvent.click(await screen.findByRole('button', { name: '更多 采购部' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
});

test('is read-only without permission', async () => {
  const head = sysUserOf({ id: 'u7', username: 'li_si', realname: '李四' });
  await atPage(
    {
      'GET /sys/sysDepart/queryById': reply({ ...purchase, directorUserIds: 'u7' }),
      'GET /sys/user/queryByIds': reply([head]),
    },
    [],
  );
  fireEvent.click(screen.getByText('采购部'));
  expect(await screen.findByText('0519-88001001')).toBeVisible();
  expect(await screen.findByText('李四')).toBeVisible();
  expect(screen.queryByLabelText('机构名称')).toBeNull();
  for (const name of ['新增一级部门', '新增下级', '保存', '更多 采购部', '导入', '导出']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
