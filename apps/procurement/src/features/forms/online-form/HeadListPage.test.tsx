import { reply, type FakeRoutes } from '@gezi/client/testing';
import type { FormHead } from '@gezi/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { HeadListPage } from './HeadListPage';
import { headOf, rights } from './testing/onlineForms';

async function atList(
  auth = rights(),
  heads: FormHead[] = [headOf(), headOf({ id: 'h2', tableTxt: '维修记录', tableType: '3' })],
) {
  const routes: FakeRoutes = {
    'GET /online/cgform/head/list': reply(pageOf(heads)),
    'GET /sys/savedQuery/list': reply([]),
  };
  const app = renderPage({ page: <HeadListPage />, path: '/online/cgform', auth, routes });
  await within(await screen.findByRole('grid', { name: '在线表单列表' })).findByText('资产登记');
  return app;
}

test('lists the forms with links to their records, except for sub-tables', async () => {
  await atList();
  expect(screen.getByText('主表')).toBeVisible();
  expect(screen.getByText('asset_service')).toBeVisible();
  expect(screen.getByRole('link', { name: '数据 资产登记' })).toHaveAttribute('href', '/online/cgformList/asset');
  expect(screen.queryByRole('link', { name: '数据 维修记录' })).toBeNull();
  expect(screen.getByRole('link', { name: '编辑 资产登记' })).toHaveAttribute('href', '/online/cgform/edit?id=h1');
});

test('asks before deleting a form with all its records', async () => {
  const { server } = await atList();
  const REMOVE = 'DELETE /online/cgform/head/deleteBatch';
  server.route(REMOVE, reply(null));
  fireEvent.click(screen.getByRole('button', { name: '删除 资产登记' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/已录入的数据将一并删除/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('删除成功!')).toBeInTheDocument();
  expect(server.requestsOf(REMOVE)[0]!.query).toMatchObject({ ids: 'h1' });
});

test('offers no actions with read-only permissions', async () => {
  await atList(rights('list'));
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^编辑/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
