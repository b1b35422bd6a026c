import { reply, type FakeRoutes } from '@gezi/client/testing';
import type { UserAgent } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../testing/fixtures';
import { permissionsFor } from '../../../../testing/peopleFixtures';
import { renderPage } from '../../../../testing/renderPage';
import { AgentListPage } from './AgentListPage';

const agent: UserAgent = {
  id: 'a1',
  userName: 'manager',
  userName_dictText: '周明',
  agentUserName: 'editor',
  agentUserName_dictText: '陈静',
  startTime: '2026-12-01 09:00:00',
  endTime: '2026-12-31 18:00:00',
  status: '1',
  createBy: 'admin',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const EDIT = 'PUT /sys/sysUserAgent/edit';

async function atList(routes: FakeRoutes = {}, actions = ['list', 'add', 'edit', 'delete']) {
  const app = renderPage({
    page: <AgentListPage />,
    path: '/isystem/userAgent',
    auth: permissionsFor('system:userAgent', actions),
    routes: {
      'GET /sys/sysUserAgent/list': reply(pageOf([agent])),
      'GET /sys/savedQuery/list': reply([]),
      ...routes,
    },
  });
  await within(await screen.findByRole('grid', { name: '用户代理列表' })).findByText('周明（manager）');
  return app;
}

test('disables an agent without changing the represented user', async () => {
  const { server } = await atList({ [EDIT]: reply(agent) });
  fireEvent.click(screen.getByRole('button', { name: '编辑 周明' }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.click(drawer.getByRole('radio', { name: '停用' }));
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsOf(EDIT)[0]!.body).toEqual({
    id: 'a1',
    userName: 'manager',
    agentUserName: 'editor',
    startTime: agent.startTime,
    endTime: agent.endTime,
    status: '0',
    updateTime: agent.updateTime,
  });
});

test('offers only queries with read-only permissions', async () => {
  await atList({}, ['list']);
  expect(screen.getByRole('button', { name: '高级查询' })).toBeVisible();
  for (const name of ['新增', '编辑 周明', '删除 周明']) expect(screen.queryByRole('button', { name })).toBeNull();
});
