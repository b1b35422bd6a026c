import { reply } from '@gezi/client/testing';
import type { TenantRecord } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { TenantListPage } from './TenantListPage';

const tenant: TenantRecord = {
  id: 1,
  name: '锐衡泵业',
  status: 1,
  status_dictText: '正常',
  beginDate: null,
  endDate: null,
  secondaryDomain: null,
  isHttps: '0',
  packId: null,
  packName: null,
  userCount: 3,
  projectApproval: '1',
  openOfficers: 1,
  createBy: 'admin',
  createTime: '2026-10-01 08:00:00',
  updateBy: null,
  updateTime: '2026-10-01 08:00:00',
};

test('edits the rules of publications and openings', async () => {
  const EDIT = 'PUT /sys/tenant/edit';
  const { server } = renderPage({
    page: <TenantListPage />,
    path: '/isys/tenant',
    auth: permissionsFor('system:tenant', ['list', 'add', 'edit', 'delete']),
    routes: {
      'GET /sys/tenant/list': reply(pageOf([tenant])),
      'GET /sys/tenantPack/list': reply(pageOf([])),
      'GET /sys/savedQuery/list': reply([]),
      [EDIT]: reply(tenant),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '编辑 锐衡泵业' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('switch', { name: '项目发布前需审批' })).toBeChecked();
  fireEvent.click(dialog.getByRole('switch', { name: '项目发布前需审批' }));
  fireEvent.click(dialog.getByRole('switch', { name: '开标需两名人员确认' }));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({ id: 1, projectApproval: '0', openOfficers: 2 });
});
