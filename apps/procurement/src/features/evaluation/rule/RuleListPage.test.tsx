import { reply } from '@gezi/client/testing';
import type { EvaluationRule } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { RuleListPage } from './RuleListPage';

const ADD = 'POST /evaluation/rule/add';
const rule: EvaluationRule = {
  id: 'r1',
  name: '通用物资五人组',
  techNum: 3,
  busiNum: 2,
  materialTypeIds: 't1,t2',
  materialTypeIds_dictText: '离心泵,阀门',
  status: '1',
  remark: null,
  createBy: 'manager',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

test('shows the material types of a rule, and refuses one that draws nobody', async () => {
  const general = { ...rule, id: 'r2', name: '三人组', materialTypeIds: null, materialTypeIds_dictText: null };
  const { server } = renderPage({
    page: <RuleListPage />,
    path: '/evaluation/rule',
    auth: permissionsFor('evaluation:rule', ['list', 'add']),
    routes: {
      'GET /evaluation/rule/list': reply(pageOf([rule, general])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/loadTreeData': reply([]),
      [ADD]: reply(rule),
    },
  });
  expect(await screen.findByText('离心泵,阀门')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /三人组/ })).getByText('全部')).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('规则名称'), { target: { value: '一人组' } });
  fireEvent.change(dialog.getByLabelText('技术专家人数'), { target: { value: '0' } });
  fireEvent.change(dialog.getByLabelText('商务专家人数'), { target: { value: '0' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('技术专家和商务专家合计至少1人')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('商务专家人数'), { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(ADD)[0]?.body).toMatchObject({ name: '一人组', techNum: 0, busiNum: 1 }),
  );
});
