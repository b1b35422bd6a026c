import { reply, type FakeRoutes } from '@gezi/client/testing';
import type { Material, TreeNode } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ClassificationPage } from './ClassificationPage';

const ADD = 'POST /material/materialInfo/add';
const EDIT = 'PUT /material/materialInfo/edit';
const CLASSIFY = 'POST /material/materialInfo/classify';
const SIMILAR = 'GET /material/materialInfo/similar';
const LIST = 'GET /material/materialInfo/list';

const node = (id: string, title: string, children: TreeNode[] | null = null): TreeNode => ({
  id,
  key: id,
  value: id,
  title,
  code: id,
  parentId: null,
  leaf: children === null,
  isLeaf: children === null,
  children,
});
const valve: Material = {
  id: 'm1',
  code: '01020001',
  name: '法兰闸阀',
  typeId: 't12',
  typeName: '阀门',
  unit: '个',
  unit_dictText: '个',
  models: 'Z41H-16C DN50',
  specs: null,
  brand: '苏阀',
  referencePrice: 286,
  status: '1',
  materialDes: null,
  param: null,
  imageUrl: null,
  fileUrl: null,
  remark: null,
  createBy: 'admin',
  createTime: '2026-01-01 08:00:00',
  updateBy: null,
  updateTime: '2026-01-02 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

async function atPage(routes: FakeRoutes = {}, actions = ['list', 'add', 'edit', 'delete', 'export', 'import']) {
  const app = renderPage({
    page: <ClassificationPage />,
    path: '/material/classification',
    auth: permissionsFor('material:materialInfo', actions),
    routes: {
      [LIST]: reply(pageOf([valve])),
      'GET /material/materialType/tree': reply([node('t1', '泵阀及配件', [node('t12', '阀门')]), node('t2', '电气')]),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/duplicate/check': reply(null),
      'GET /sys/dict/loadTreeData': reply([node('t1', '泵阀及配件'), node('t2', '电气')]),
      'GET /sys/dict/loadDictItem/material_type,name,id': reply(['阀门']),
      'GET /sys/dict/getDictItems/material_unit': reply([{ value: '个', text: '个' }]),
      [SIMILAR]: reply([]),
      ...routes,
    },
  });
  await screen.findByText('法兰闸阀');
  await vi.dynamicImportSettled();
  return app;
}

test('filters the materials by the type selected in the tree', async () => {
  const { server } = await atPage();
  expect(screen.getByText('全部分类的物料')).toBeInTheDocument();
  fireEvent.click(screen.getByTitle('泵阀及配件'));
  await waitFor(() => expect(server.requestsOf(LIST).at(-1)!.query.typeId).toBe('t1'));
  expect(screen.getByText('泵阀及配件及其下级分类的物料')).toBeInTheDocument();
});

test('asks before it saves a possible duplicate', async () => {
  const { server } = await atPage({
    [EDIT]: reply(valve),
    [SIMILAR]: reply([{ id: 'm9', code: '01020099', name: '法兰闸阀' }]),
  });
  fireEvent.click(screen.getByRole('button', { name: '编辑 法兰闸阀' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('规格'), { target: { value: 'PN16' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await screen.findByText(/01020099 法兰闸阀/)).toBeInTheDocument();
  expect(server.requestsOf(SIMILAR)[0]!.query).toMatchObject({ id: 'm1', name: '法兰闸阀', specs: 'PN16' });
  fireEvent.click(screen.getByRole('button', { name: '返回修改' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '确定' })).toBeEnabled());
  expect(server.requestsOf(EDIT)).toEqual([]);

  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(SIMILAR)).toHaveLength(2));
  fireEvent.click((await screen.findAllByRole('button', { name: '仍要保存' })).at(-1)!);
  await waitFor(() => expect(server.requestsOf(EDIT)[0]?.body).toMatchObject({ id: 'm1', specs: 'PN16' }));
});

test('saves other changes without a question', async () => {
  const { server } = await atPage({ [EDIT]: reply(valve) });
  fireEvent.click(screen.getByRole('button', { name: '编辑 法兰闸阀' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('品牌'), { target: { value: '良工' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(EDIT)[0]?.body).toMatchObject({ brand: '良工', referencePrice: 286 }));
  expect(server.requestsOf(SIMILAR)).toEqual([]);
});

test('starts a new material in the selected type', async () => {
  const { server } = await atPage({ [ADD]: reply(valve) });
  fireEvent.click(screen.getByTitle('电气'));
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('物料编码'), { target: { value: 'E-1' } });
  fireEvent.change(dialog.getByLabelText('物料名称'), { target: { value: '电缆' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请选择单位')).toBeInTheDocument();
  expect(dialog.queryByText('请选择物料分类', { selector: '[role=alert]' })).toBeNull();
  expect(server.requestsOf(ADD)).toEqual([]);
});

test('moves the selected materials to another type', async () => {
  const { server } = await atPage({ [CLASSIFY]: reply(null) });
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择第 1 行' }));
  fireEvent.click(await screen.findByRole('button', { name: '归类' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '物料分类' }));
  fireEvent.click((await screen.findAllByTitle('电气')).at(-1)!);
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(CLASSIFY)[0]?.body).toEqual({ ids: ['m1'], typeId: 't2' }));
  expect(await screen.findByText('归类成功')).toBeInTheDocument();
});

test('offers no changes with read-only permissions', async () => {
  await atPage({}, ['list']);
  for (const name of ['新增', '导入', '导出', '编辑 法兰闸阀', '删除 法兰闸阀']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('checkbox', { name: '选择第 1 行' })).toBeNull();
});
