import { reply } from '@gezi/client/testing';
import type { FlowCategory } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { CategoryListPage } from './CategoryListPage';

const office: FlowCategory = {
  id: 'c1',
  name: '办公',
  code: 'office',
  appType: null,
  remark: null,
  createBy: 'admin',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

test('adds a category', async () => {
  const ADD = 'POST /flowable/flowCategory/add';
  const { server } = renderPage({
    page: <CategoryListPage />,
    path: '/flowable/category',
    auth: permissionsFor('flowable:flowCategory', ['list', 'add', 'edit', 'delete']),
    routes: {
      'GET /flowable/flowCategory/list': reply(pageOf([office])),
      'GET /sys/savedQuery/list': reply([]),
      [ADD]: reply(office),
    },
  });
  await screen.findByText('办公');
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('分类名称'), { target: { value: '人事' } });
  fireEvent.change(dialog.getByLabelText('分类编码'), { target: { value: 'hr' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(ADD)[0]?.body).toMatchObject({ name: '人事', code: 'hr' }));
});
