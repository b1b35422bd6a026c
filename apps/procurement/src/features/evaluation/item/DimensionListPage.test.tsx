import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { EvaluationItem } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { DimensionListPage } from './DimensionListPage';

const ADD = 'POST /evaluation/item/add';
const dimension: EvaluationItem = {
  id: 'd1',
  itemName: '技术方案响应',
  description: '逐条对照技术要求',
  markValue: 30,
  itemType: '1',
  itemType_dictText: '技术',
  status: '1',
  createBy: 'manager',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

async function atList(routes: FakeRoutes = {}, actions = ['list', 'add', 'edit', 'delete', 'export', 'import']) {
  const app = renderPage({
    page: <DimensionListPage />,
    path: '/evaluation/dimension',
    auth: permissionsFor('evaluation:item', actions),
    routes: {
      'GET /evaluation/item/list': reply(pageOf([dimension])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/getDictItems/profession_type': reply([]),
      ...routes,
    },
  });
  await screen.findByText('技术方案响应');
  return app;
}

test('adds a dimension and shows a refusal at its field', async () => {
  const { server } = await atList({ [ADD]: refuse('分值应为1到100的整数', { field: 'markValue' }) });
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请填写维度名称')).toBeInTheDocument();
  expect(server.requestsOf(ADD)).toHaveLength(0);
  fireEvent.change(dialog.getByLabelText('维度名称'), { target: { value: '绿色制造' } });
  fireEvent.change(dialog.getByLabelText('分值'), { target: { value: '8' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('分值应为1到100的整数')).toBeInTheDocument();
  expect(server.requestsOf(ADD)[0]!.body).toMatchObject({ itemName: '绿色制造', markValue: 8, status: '1' });
});

test('sends the version of an edited dimension', async () => {
  const EDIT = 'PUT /evaluation/item/edit';
  const { server } = await atList({ [EDIT]: reply(dimension) });
  fireEvent.click(screen.getByRole('button', { name: '编辑 技术方案响应' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('分值'), { target: { value: '25' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(EDIT)[0]?.body).toMatchObject({
      id: 'd1',
      markValue: 25,
      updateTime: '2026-11-01 08:00:00',
    }),
  );
});

test('offers no actions with read-only permissions', async () => {
  await atList({}, ['list']);
  for (const name of ['新增', '导入', '导出', '编辑 技术方案响应', '删除 技术方案响应']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
