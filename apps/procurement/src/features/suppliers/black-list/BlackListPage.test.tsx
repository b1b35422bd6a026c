import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { SupplierBlack } from '@gezi/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { BlackListPage } from './BlackListPage';

const entry: SupplierBlack = {
  id: 'b1',
  supplierId: 's1',
  supplierName: '上海恒泰源泵业有限公司',
  reason: '提供虚假资质',
  startDate: '2026-11-01',
  endDate: null,
  fileUrl: null,
  status: '1',
  liftReason: null,
  liftTime: null,
  operator: null,
  createBy: 'manager',
  createTime: '2026-11-01 09:00:00',
  updateBy: null,
  updateTime: '2026-11-01 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

async function atList(rows: SupplierBlack[], routes: FakeRoutes = {}) {
  const app = renderPage({
    page: <BlackListPage />,
    path: '/supplier/black',
    auth: permissionsFor('supplier:black', ['list', 'add', 'edit', 'delete']),
    routes: {
      'GET /supplier/black/list': reply(pageOf(rows)),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/loadDict/supplier_info,name,id': reply([]),
      ...routes,
    },
  });
  await screen.findByText(rows[0]!.supplierName);
  return app;
}

test('shows an open end, and keeps lifted entries from being edited', async () => {
  await atList([entry, { ...entry, id: 'b2', supplierName: '泵业二', status: '0', liftReason: '整改完成' }]);
  expect(screen.getAllByText('长期').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: `编辑 ${entry.supplierName}` })).toBeEnabled();
  expect(screen.queryByRole('button', { name: '编辑 泵业二' })).toBeNull();
  expect(screen.queryByRole('button', { name: '移出 泵业二' })).toBeNull();
});

test('lifts an entry with a reason and shows a refusal', async () => {
  const LIFT = 'POST /supplier/black/lift';
  const { server } = await atList([entry], { [LIFT]: refuse('该记录已移出，不能再修改') });
  fireEvent.click(screen.getByRole('button', { name: `移出 ${entry.supplierName}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('移出原因'), { target: { value: '整改完成' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('该记录已移出，不能再修改')).toBeInTheDocument();
  expect(server.requestsOf(LIFT)[0]!.body).toEqual({ id: 'b1', liftReason: '整改完成' });
});

test('asks for supplier and reason of a new entry', async () => {
  await atList([entry]);
  fireEvent.click(screen.getByRole('button', { name: '列入黑名单' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText(/列入原因.*不能为空|请填写列入原因|请输入列入原因/)).toBeInTheDocument();
});
