import type { ProjectRow } from '@gezi/domain';
import { reply, type FakeRoutes } from '@gezi/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { projectOf, purchaserAuth } from '../../../testing/projectFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ProjectListPage } from './ProjectListPage';

const LIST = 'GET /purchase/purchaseInfo/list';
const row = (part: Partial<ProjectRow>): ProjectRow => ({ ...projectOf(), bidCount: 0, inviteCount: 3, ...part });
const rows = [
  row({ id: 'g1' }),
  row({ id: 'g2', proNo: 'CG202611230002', status: '4', status_dictText: '报价中', actions: ['extend'] }),
  row({ id: 'g3', proNo: 'CG202611230003', status: '10', status_dictText: '已流标', actions: [] }),
];

async function atList(routes: FakeRoutes = {}, path = '/purchase/list', auth = purchaserAuth) {
  const page = renderPage({
    page: <ProjectListPage />,
    path,
    auth,
    routes: { [LIST]: reply(pageOf(rows)), ...routes },
  });
  await within(screen.getByRole('grid', { name: '采购项目列表' })).findByText('CG202611230002');
  return page;
}

test('is filtered by the state in the address', async () => {
  const { server } = await atList({}, '/purchase/list?status=1');
  expect(server.requestsOf(LIST)[0]!.query).toMatchObject({ status: '1' });
});

test('shows states, and the actions that are open to the caller', async () => {
  const { user } = await atList();
  expect(screen.getByText('报价中')).toBeVisible();
  expect(screen.getByRole('button', { name: '编辑 CG202611230001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '编辑 CG202611230002' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '更多 CG202611230001' }));
  const labels = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(labels).toEqual(['提交审批', '终止', '删除']);
});

test('copies a failed project from the menu of its row', async () => {
  const { user, address } = await atList({ 'POST /purchase/purchaseInfo/copy': reply(projectOf({ id: 'g9' })) });
  await user.click(screen.getByRole('button', { name: '更多 CG202611230003' }));
  await user.click(await screen.findByRole('menuitem', { name: '复制' }));
  await waitFor(() => expect(address()).toBe('/purchase/project/view?id=g9&mode=edit'));
});

test('opens a new project', async () => {
  const { user, address } = await atList();
  await user.click(screen.getByRole('button', { name: /新增/ }));
  await waitFor(() => expect(address()).toBe('/purchase/project/view'));
});

test('offers readers to view only', async () => {
  await atList({}, '/purchase/list', purchaserAuth.slice(0, 1));
  expect(screen.getByRole('button', { name: '查看 CG202611230001' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /新增|编辑|提交审批/ })).toBeNull();
});
