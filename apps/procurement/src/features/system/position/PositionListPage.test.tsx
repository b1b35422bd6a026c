import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { PositionRow } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { PositionListPage } from './PositionListPage';

const position: PositionRow = {
  id: 'p1',
  code: 'gcs',
  name: '工程师',
  postRank: '3',
  rank: '3',
  postRank_dictText: '中级',
  createTime: '2026-10-01 08:00:00',
  updateTime: '2026-10-01 08:00:00',
};

async function atList(routes: FakeRoutes = {}, actions = ['list', 'add', 'edit', 'delete', 'export', 'import']) {
  const app = renderPage({
    page: <PositionListPage />,
    path: '/isystem/position',
    auth: permissionsFor('system:position', actions),
    routes: {
      'GET /sys/position/list': reply(pageOf([position])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/duplicate/check': reply(null),
      ...routes,
    },
  });
  await within(await screen.findByRole('grid', { name: '职务列表' })).findByText('工程师');
  return app;
}

test('edits a position', async () => {
  const EDIT = 'PUT /sys/position/edit';
  const { server } = await atList({ [EDIT]: reply(position) });
  fireEvent.click(screen.getByRole('button', { name: '编辑 工程师' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByLabelText('职务编码')).toHaveValue('gcs');
  fireEvent.change(drawer.getByLabelText('职务名称'), { target: { value: '总工程师' } });
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsOf(EDIT)[0]!.body).toEqual({
    id: 'p1',
    code: 'gcs',
    name: '总工程师',
    postRank: '3',
    updateTime: position.updateTime,
  });
});

test('keeps a position in use and shows the reason', async () => {
  const reason = '职务“工程师”还有 3 名用户在使用，不能删除';
  await atList({ 'DELETE /sys/position/deleteBatch': refuse(reason) });
  fireEvent.click(screen.getByRole('button', { name: '删除 工程师' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
});

test('offers no actions with read-only permissions', async () => {
  await atList({}, ['list']);
  for (const name of ['新增', '导入', '导出', '编辑 工程师', '删除 工程师']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
