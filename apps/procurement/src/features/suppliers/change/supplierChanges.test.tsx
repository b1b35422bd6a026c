import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { SupplierChange } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { supplier } from '../shared/testing/supplier';
import { ChangeListPage } from './ChangeListPage';
import { OwnSupplierPage } from './OwnSupplierPage';

const change: SupplierChange = {
  id: 'c1',
  supplierId: 's1',
  supplierName: supplier.name,
  changeFields: [{ field: 'linkman', label: '联系人', before: '陈海燕', after: '陈晓燕' }],
  reason: '人员调整',
  auditStatus: '0',
  auditStatus_dictText: '待审核',
  auditOpinion: null,
  auditUser: null,
  auditTime: null,
  applyTime: '2026-11-20 09:00:00',
  createBy: 'supplier',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

test('shows an auditor the values before and after, and requires an opinion to turn down', async () => {
  const REJECT = 'POST /supplier/change/reject';
  const { server } = renderPage({
    page: <ChangeListPage />,
    path: '/supplier/changeCheck',
    auth: permissionsFor('supplier:change', ['list', 'audit']),
    routes: {
      'GET /supplier/change/list': reply(pageOf([change])),
      'GET /supplier/change/queryById': reply(change),
      'GET /sys/savedQuery/list': reply([]),
      [REJECT]: reply({ ...change, auditStatus: '2' }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: `审核 ${supplier.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const line = within(await dialog.findByRole('row', { name: /联系人/ }));
  expect(line.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['陈海燕', '陈晓燕']);
  expect(dialog.queryByRole('button', { name: '作废' })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: '驳回' }));
  expect(await dialog.findByText('请填写审核意见')).toBeInTheDocument();
  fireEvent.change(dialog.getByRole('textbox', { name: '审核意见' }), { target: { value: '请附证明' } });
  fireEvent.click(dialog.getByRole('button', { name: '驳回' }));
  await waitFor(() => expect(server.requestsOf(REJECT)[0]?.body).toEqual({ id: 'c1', opinion: '请附证明' }));
});

test('shows an auditor the files before and after', async () => {
  const list = (name: string) => JSON.stringify([{ name, url: `supplierRegister/${name}` }]);
  const files = [{ field: 'licenseUrl', label: '营业执照', before: list('旧执照.pdf'), after: list('新执照.pdf') }];
  renderPage({
    page: <ChangeListPage />,
    path: '/supplier/changeCheck',
    auth: permissionsFor('supplier:change', ['list', 'audit']),
    routes: {
      'GET /supplier/change/list': reply(pageOf([change])),
      'GET /supplier/change/queryById': reply({ ...change, changeFields: files }),
      'GET /sys/savedQuery/list': reply([]),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: `审核 ${supplier.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const line = within(await dialog.findByRole('row', { name: /营业执照/ }));
  expect(line.getByText('旧执照.pdf')).toBeVisible();
  expect(line.getByText('新执照.pdf')).toBeVisible();
});

const atOwn = (routes: FakeRoutes) =>
  renderPage({
    page: <OwnSupplierPage />,
    path: '/supplier/info',
    auth: permissionsFor('supplier:change', ['list']),
    routes: {
      'GET /supplier/supplierInfo/mine': reply(supplier),
      'GET /supplier/change/list': reply(pageOf([change])),
      ...routes,
    },
  });

test('lets a supplier propose a change of its data', async () => {
  const ADD = 'POST /supplier/change/add';
  const { server } = atOwn({ [ADD]: refuse('已有变更等待审核，请等待审核结果或先撤回') });
  expect(await screen.findByText('战略')).toBeInTheDocument();
  expect(await screen.findByText('人员调整')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '申请变更' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('联系人'), { target: { value: '陈晓燕' } });
  fireEvent.change(dialog.getByLabelText('变更原因'), { target: { value: '人员调整' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('已有变更等待审核，请等待审核结果或先撤回')).toBeInTheDocument();
  expect(server.requestsOf(ADD)[0]!.body).toMatchObject({ changes: { linkman: '陈晓燕' }, reason: '人员调整' });
});

test('lets a supplier withdraw a change that awaits its audit', async () => {
  const WITHDRAW = 'POST /supplier/change/withdraw';
  const { server } = atOwn({ [WITHDRAW]: reply({ ...change, auditStatus: '3' }) });
  fireEvent.click(await screen.findByRole('button', { name: '撤回 联系人' }));
  fireEvent.click(await screen.findByRole('button', { name: /^确\s?定$/ }));
  await waitFor(() => expect(server.requestsOf(WITHDRAW)[0]?.body).toEqual({ id: 'c1' }));
});
