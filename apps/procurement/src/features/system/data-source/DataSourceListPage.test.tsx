import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { SysDataSource } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { DataSourceListPage } from './DataSourceListPage';

const source: SysDataSource = {
  id: 's1',
  code: 'erp',
  name: '主数据库',
  dbType: '6',
  dbType_dictText: 'PostgreSQL',
  dbDriver: null,
  dbUrl: 'jdbc:postgresql://db.example.com:5432/erp',
  dbName: null,
  dbUsername: 'reader',
  remark: null,
  createBy: 'admin',
  createTime: '2026-10-01 08:00:00',
  updateBy: null,
  updateTime: '2026-10-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const TEST = 'POST /online/cgreport/api/testConnection';
const EDIT = 'PUT /sys/dataSource/edit';

async function atList(routes: FakeRoutes = {}, actions = ['list', 'add', 'edit', 'delete', 'export', 'import']) {
  const app = renderPage({
    page: <DataSourceListPage />,
    path: '/isystem/dataSource',
    auth: permissionsFor('system:dataSource', actions),
    routes: {
      'GET /sys/dataSource/list': reply(pageOf([source])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/duplicate/check': reply(null),
      ...routes,
    },
  });
  await within(await screen.findByRole('grid', { name: '数据源列表' })).findByText('主数据库');
  return app;
}

test('tests a stored source from its row', async () => {
  const { server } = await atList({ [TEST]: reply(null) });
  fireEvent.click(screen.getByRole('button', { name: '测试 主数据库' }));
  expect(await screen.findByText('连接成功')).toBeInTheDocument();
  expect(server.requestsOf(TEST)[0]!.body).toEqual({ id: 's1' });
});

test('tests unsaved values; sends no empty password and drops a typed one', async () => {
  const { server } = await atList({
    [TEST]: refuse('用户名或密码错误', { field: 'dbUsername' }),
    [EDIT]: reply(source),
  });
  fireEvent.click(screen.getByRole('button', { name: '编辑 主数据库' }));
  const drawer = within(await screen.findByRole('dialog'));
  const password = drawer.getByLabelText('密码');
  expect(password).toHaveValue('');
  expect(password).toHaveAttribute('placeholder', '留空则不修改');
  fireEvent.change(drawer.getByLabelText('用户名'), { target: { value: ' owner ' } });
  fireEvent.click(drawer.getByRole('button', { name: '测试' }));
  expect(await drawer.findByText('用户名或密码错误')).toBeInTheDocument();
  const tried = { dbType: '6', dbUrl: source.dbUrl, dbName: null, dbUsername: 'owner' };
  expect(server.requestsOf(TEST)[0]!.body).toEqual({ id: 's1', ...tried });

  server.route(TEST, reply(null));
  fireEvent.change(password, { target: { value: ' typed secret ' } });
  fireEvent.click(drawer.getByRole('button', { name: '测试' }));
  expect(await drawer.findByText('连接成功')).toBeInTheDocument();
  expect(server.requestsOf(TEST)[1]!.body).toEqual({ id: 's1', ...tried, dbPassword: ' typed secret ' });
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsOf(EDIT)[0]!.body).toEqual({
    id: 's1',
    code: 'erp',
    name: '主数据库',
    ...tried,
    dbPassword: ' typed secret ',
    remark: null,
    updateTime: source.updateTime,
  });
  const held = [localStorage, sessionStorage].flatMap((storage) =>
    Object.values(storage as unknown as Record<string, string>),
  );
  expect(held.filter((text) => text.includes('typed secret'))).toEqual([]);
});

test('shows a refusal at its field and keeps the input', async () => {
  await atList({ 'POST /sys/dataSource/add': refuse('数据源地址不能包含用户名或密码', { field: 'dbUrl' }) });
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  expect(await drawer.findByText('请输入数据源地址!')).toBeInTheDocument();
  const enter = (label: string, value: string) => fireEvent.change(drawer.getByLabelText(label), { target: { value } });
  enter('数据源编码', 'crm');
  enter('数据源名称', '客户库');
  enter('数据源地址', 'postgresql://sa:pw@db/crm');
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  expect(await drawer.findByText('数据源地址不能包含用户名或密码')).toBeInTheDocument();
  expect(drawer.getByLabelText('数据源编码')).toHaveValue('crm');
});

test('offers only queries with read-only permissions', async () => {
  await atList({}, ['list']);
  expect(screen.getByRole('button', { name: '高级查询' })).toBeVisible();
  for (const name of ['新增', '导入', '导出', '测试 主数据库', '编辑 主数据库', '删除 主数据库']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
