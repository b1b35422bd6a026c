import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { SupplierInfo, SupplierProfile } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { supplier } from '../shared/testing/supplier';
import { SupplierListPage } from './SupplierListPage';

const profile: SupplierProfile = {
  supplier,
  contracts: { count: 3, amount: 120_000 },
  bids: { count: 8, won: 2 },
  orders: { count: 0, amount: 0 },
  evals: { count: 1, score: 92 },
  blackRecords: { count: 0, inForce: 0 },
};

async function atList(rows: SupplierInfo[], routes: FakeRoutes = {}, actions = ['list', 'add', 'edit', 'delete']) {
  const app = renderPage({
    page: <SupplierListPage />,
    path: '/supplier/list',
    auth: permissionsFor('supplier:supplierInfo', actions),
    routes: {
      'GET /supplier/supplierInfo/list': reply(pageOf(rows)),
      'GET /supplier/supplierInfo/profile': reply(profile),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/loadTreeData': reply([]),
      ...routes,
    },
  });
  await screen.findByText(rows[0]!.name);
  return app;
}
const choose = async (name: string, row: string) => {
  fireEvent.click(screen.getByRole('button', { name: `更多 ${row}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

test('shows the figures and data of a supplier', async () => {
  await atList([supplier], {}, ['list']);
  fireEvent.click(screen.getByRole('button', { name: '档案 上海恒泰源泵业有限公司' }));
  const drawer = within(await screen.findByRole('dialog'));
  const figures = within(await drawer.findByRole('region', { name: '合作概况' }));
  expect(figures.getByText('120,000.00 元')).toBeInTheDocument();
  expect(figures.getByText('中标 2')).toBeInTheDocument();
  expect(drawer.getByText('离心泵')).toBeInTheDocument();
});

test('freezes a supplier with a reason', async () => {
  const FREEZE = 'POST /supplier/supplierInfo/freeze';
  const { server } = await atList([supplier], { [FREEZE]: refuse('当前状态不允许该操作，请刷新后重试') });
  await choose('冻结', supplier.name);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请填写原因')).toBeInTheDocument();
  expect(server.requestsOf(FREEZE)).toHaveLength(0);
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '资质到期' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('当前状态不允许该操作，请刷新后重试')).toBeInTheDocument();
  expect(server.requestsOf(FREEZE)[0]!.body).toEqual({ id: 's1', reason: '资质到期' });
});

test('offers freezing or unfreezing by the state', async () => {
  await atList([{ ...supplier, status: '2' }]);
  fireEvent.click(screen.getByRole('button', { name: `更多 ${supplier.name}` }));
  expect(await screen.findByRole('menuitem', { name: '解冻' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: '冻结' })).toBeNull();
});

test('sends the material types of an edited supplier by id', async () => {
  const EDIT = 'PUT /supplier/supplierInfo/edit';
  const { server } = await atList([supplier], {
    [EDIT]: reply(supplier),
    [`GET /sys/dict/loadDictItem/${encodeURIComponent('material_type,name,id')}`]: reply(['离心泵']),
  });
  fireEvent.click(screen.getByRole('button', { name: `编辑 ${supplier.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('联系人'), { target: { value: '陈晓燕' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(EDIT)[0]?.body).toMatchObject({
      id: 's1',
      linkman: '陈晓燕',
      supplierMaterialTypeList: [{ materialTypeId: 't1' }],
      updateTime: '2026-11-01 08:00:00',
    }),
  );
});
