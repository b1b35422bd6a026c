import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { MaterialType } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { MaterialTypeListPage } from './MaterialTypeListPage';

const type = (id: string, name: string, more: Partial<MaterialType> = {}): MaterialType => ({
  id,
  pid: '0',
  code: id.toUpperCase(),
  name,
  level: 1,
  sortOrder: 1,
  hasChild: '0',
  status: '1',
  remark: null,
  createBy: 'admin',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
  ...more,
});
const parts = type('w01', '机械配件', { hasChild: '1' });
const bearings = type('w0101', '轴承', { pid: 'w01', level: 2, status: '0' });

async function atList(routes: FakeRoutes = {}, actions = ['list', 'add', 'edit', 'delete', 'export', 'import']) {
  const app = renderPage({
    page: <MaterialTypeListPage />,
    path: '/material/type',
    auth: permissionsFor('material:materialType', actions),
    routes: {
      'GET /material/materialType/list': ({ query }) => reply(pageOf(query.pid === 'w01' ? [bearings] : [parts])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/duplicate/check': reply(null),
      ...routes,
    },
  });
  await screen.findByText('机械配件');
  await vi.dynamicImportSettled();
  return app;
}

test('loads child types when a type is expanded', async () => {
  await atList();
  // The expand icon is pointer-only; the keyboard uses arrow keys.
  const row = screen.getByRole('row', { name: /机械配件/ });
  await waitFor(() => expect(row.querySelector('.gezi-tree-mark')).not.toBeNull());
  fireEvent.click(row.querySelector('.gezi-tree-mark')!);
  expect(await screen.findByText('轴承')).toBeInTheDocument();
  expect(screen.getByText('停用')).toBeInTheDocument();
});

test('adds a type under another', async () => {
  const ADD = 'POST /material/materialType/add';
  const { server } = await atList({ [ADD]: reply(bearings) });
  fireEvent.click(screen.getByRole('button', { name: '添加下级 机械配件' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('上级分类')).toHaveValue('机械配件');
  fireEvent.change(dialog.getByLabelText('分类编码'), { target: { value: 'W0101' } });
  fireEvent.change(dialog.getByLabelText('分类名称'), { target: { value: '轴承' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(ADD)[0]?.body).toMatchObject({ code: 'W0101', name: '轴承', pid: 'w01', status: '1' }),
  );
});

test('warns of a refused list', async () => {
  const { server } = await atList();
  server.route('GET /material/materialType/list', refuse('查询失败'));
  fireEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(document.querySelector('.ant-message-warning')).toHaveTextContent('查询失败'));
});

test('keeps a type in use and warns of the reason', async () => {
  const reason = '分类“机械配件”下还有 3 种物料，不能删除';
  await atList({ 'DELETE /material/materialType/delete': refuse(reason) });
  fireEvent.click(screen.getByRole('button', { name: '删除 机械配件' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  expect((await screen.findByText(reason)).closest('.ant-message-warning')).toBeInTheDocument();
});

test('offers no actions with read-only permissions', async () => {
  await atList({}, ['list']);
  for (const name of ['新增', '导入', '导出', '编辑 机械配件', '删除 机械配件']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('orders the buttons of the list: add, import, export', async () => {
  await atList();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => ['新增', '导入', '导出'].includes(name ?? ''))).toEqual(['新增', '导入', '导出']);
});

test('shows batch actions only while rows are selected', async () => {
  await atList();
  expect(screen.queryByRole('button', { name: '批量删除' })).toBeNull();
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择第 1 行' }));
  expect(await screen.findByRole('button', { name: '批量删除' })).toBeInTheDocument();
});

test('filters a column by a condition of the advanced query', async () => {
  const { server } = await atList();
  fireEvent.click(screen.getByRole('button', { name: '筛选分类名称' }));
  const panel = within(await screen.findByRole('dialog', { name: '筛选「分类名称」' }));
  fireEvent.change(panel.getByLabelText('包含'), { target: { value: '轴' } });
  fireEvent.click(panel.getByRole('button', { name: '筛选' }));
  await waitFor(() => {
    const { superQueryParams = '' } = server.requestsOf('GET /material/materialType/list').at(-1)!.query;
    expect(decodeURIComponent(superQueryParams)).toContain('"field":"name","rule":"like","val":"轴"');
  });
  expect(await screen.findByRole('button', { name: '取消筛选「分类名称」' })).toBeInTheDocument();
  expect(screen.queryByText(/高级查询/, { selector: '.ant-alert *' })).toBeNull();
});
