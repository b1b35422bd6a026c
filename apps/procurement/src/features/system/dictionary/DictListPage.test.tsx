import type { SysDict, SysDictItem } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { DictListPage } from './DictListPage';

const made = {
  createBy: 'admin',
  createTime: '2026-10-01 08:00:00',
  updateBy: null,
  updateTime: '2026-10-01 08:00:00',
  sysOrgCode: null,
  tenantId: 0,
};
const dict: SysDict = {
  id: 'd1',
  dictName: '性别',
  dictNameEn: 'Sex',
  dictCode: 'sex',
  type: 0,
  description: null,
  delFlag: 0,
  ...made,
};
const item: SysDictItem = {
  id: 'i1',
  dictId: 'd1',
  itemText: '男',
  itemTextEn: 'Male',
  itemValue: '1',
  description: null,
  sortOrder: 1,
  status: 1,
  status_dictText: '启用',
  itemColor: '#1890ff',
  ...made,
};
const rights = ['list', 'add', 'edit', 'delete', 'import', 'export'].map((action) => ({
  action: `system:dict:${action}`,
  type: '2',
  describe: action,
}));
const CHECK = 'GET /sys/duplicate/check';
const ADD = 'POST /sys/dict/add';

async function atList(routes: FakeRoutes = {}, auth = rights) {
  const app = renderPage({
    page: <DictListPage />,
    path: '/isystem/dict',
    auth,
    routes: {
      'GET /sys/dict/list': reply(pageOf([dict])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/refleshCache': reply(null),
      'GET /sys/dict/queryAllDictItems': reply({}),
      ...routes,
    },
  });
  await within(await screen.findByRole('grid', { name: '数据字典列表' })).findByText('sex');
  return app;
}

test('offers the actions that permissions allow', async () => {
  await atList({}, rights.slice(0, 1));
  for (const name of ['新增', '导入', '导出', '回收站', '编辑 性别', '删除 性别']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.getByRole('button', { name: '字典项 性别' })).toBeVisible();
});

test('names the column of descriptions, and has no line below its title', async () => {
  await atList();
  expect(screen.getByRole('columnheader', { name: '描述' })).toContainElement(screen.getByText('描述'));
});

test('reports a taken code at its field before saving', async () => {
  const { server } = await atList({ [CHECK]: refuse('该值不可用，系统中已存在！'), [ADD]: reply(dict) });
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请填写字典名称')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('字典名称'), { target: { value: '等级' } });
  fireEvent.change(dialog.getByLabelText('字典编码'), { target: { value: 'sex' } });
  expect(await dialog.findByText('该值不可用，系统中已存在！')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(server.requestsOf(ADD)).toHaveLength(0);
  server.route(CHECK, reply(null));
  fireEvent.change(dialog.getByLabelText('字典编码'), { target: { value: ' level ' } });
  await waitFor(() => expect(dialog.queryByText('该值不可用，系统中已存在！')).toBeNull());
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsOf(ADD)[0]!.body).toEqual({ dictName: '等级', dictCode: 'level', type: 0 });
});

test('edits items in the drawer and shows refusals there', async () => {
  const EDIT = 'PUT /sys/dictItem/edit';
  const { server } = await atList({
    'GET /sys/dictItem/list': reply(pageOf([item])),
    'GET /sys/dictItem/dictItemCheck': reply(null),
    [EDIT]: refuse('数据已被他人修改，请刷新后重试'),
  });
  fireEvent.click(screen.getByRole('button', { name: '字典项 性别' }));
  fireEvent.click(await screen.findByRole('button', { name: '编辑 男' }));
  // The drawer is a dialog too, so take the topmost one.
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  fireEvent.change(dialog.getByLabelText('名称'), { target: { value: '先生' } });
  fireEvent.click(dialog.getByText('停用'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('数据已被他人修改，请刷新后重试')).toBeInTheDocument();
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({
    id: 'i1',
    itemText: '先生',
    status: 0,
    updateTime: made.updateTime,
  });
});

test('restores deleted dictionaries from the recycle bin', async () => {
  const BACK = 'PUT /sys/dict/back/{id}';
  const { server } = await atList({ 'GET /sys/dict/deleteList': reply([dict]), [BACK]: reply(null) });
  fireEvent.click(screen.getByRole('button', { name: '回收站' }));
  fireEvent.click(await screen.findByRole('button', { name: '取回 性别' }));
  expect(await screen.findByText('已取回')).toBeInTheDocument();
  expect(server.requestsOf(BACK)).toHaveLength(1);
});

test('removes several after a confirmation, and supports the advanced query', async () => {
  const SEVERAL = 'DELETE /sys/dict/deleteBatch';
  const { server } = await atList({
    'GET /sys/dict/list': reply(pageOf([dict, { ...dict, id: 'd2', dictName: '等级', dictCode: 'level' }])),
    [SEVERAL]: reply(null),
  });
  expect(screen.getByRole('button', { name: '高级查询' })).toBeVisible();
  for (const box of screen.getAllByRole('checkbox', { name: /选择第/ })) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: '批量删除' }));
  expect(await screen.findByText('是否删除选中数据?')).toBeVisible();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.requestsOf(SEVERAL)).toHaveLength(1));
  expect(server.requestsOf(SEVERAL)[0]!.query.ids).toBe('d1,d2');
});
