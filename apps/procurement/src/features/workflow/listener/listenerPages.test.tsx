import { refuse, reply } from '@gezi/client/testing';
import type { FlowExpression, FlowListener } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ExpressionListPage } from './ExpressionListPage';
import { ListenerListPage } from './ListenerListPage';

const AUDIT = {
  createBy: 'admin',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const reminder: FlowListener = {
  id: 'l1',
  name: '通知主管',
  type: '1',
  eventType: 'create',
  valueType: '1',
  value: 'notify',
  status: '1',
  remark: null,
  ...AUDIT,
};
const long: FlowExpression = {
  id: 'e1',
  name: '长假',
  expression: '${days > 3}',
  status: '1',
  remark: null,
  ...AUDIT,
};
const ACTIONS = ['list', 'add', 'edit', 'delete'];

test('adds a listener whose events follow its kind', async () => {
  const ADD = 'POST /flowable/listener/add';
  const { server, user } = renderPage({
    page: <ListenerListPage />,
    path: '/flowable/listener',
    auth: permissionsFor('flowable:listener', ACTIONS),
    routes: {
      'GET /flowable/listener/list': reply(pageOf([reminder])),
      'GET /sys/savedQuery/list': reply([]),
      [ADD]: reply(reminder),
    },
  });
  const row = within(await screen.findByRole('row', { name: /通知主管/ }));
  expect(row.getByText('发送通知')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('名称'), { target: { value: '进入时抄送' } });
  await user.click(dialog.getByText('执行监听器'));
  await user.click(dialog.getByRole('combobox', { name: '事件类型' }));
  expect(screen.queryByRole('option', { name: '任务创建' })).not.toBeInTheDocument();
  await user.click(await screen.findByText('离开节点'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(ADD)[0]?.body).toMatchObject({
      name: '进入时抄送',
      type: '2',
      eventType: 'end',
      valueType: '1',
      value: 'notify',
    }),
  );
});

test('shows at its field why an expression is refused', async () => {
  renderPage({
    page: <ExpressionListPage />,
    path: '/flowable/expression',
    auth: permissionsFor('flowable:expression', ACTIONS),
    routes: {
      'GET /flowable/expression/list': reply(pageOf([long])),
      'GET /sys/savedQuery/list': reply([]),
      'PUT /flowable/expression/edit': refuse('表达式不正确', { field: 'expression' }),
    },
  });
  const row = within(await screen.findByRole('row', { name: /长假/ }));
  fireEvent.click(row.getByRole('button', { name: /编辑/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('表达式'), { target: { value: '${days >' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('表达式不正确')).toBeInTheDocument();
  expect(dialog.getByLabelText('表达式')).toHaveValue('${days >');
});
