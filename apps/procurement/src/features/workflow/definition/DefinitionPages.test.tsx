import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { definitionOf, editSimple, newSimpleFlow, writeBpmn, type ProcDef, type SimpleFlow } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { DefinitionListPage } from './DefinitionListPage';
import { DesignerPage } from './DesignerPage';

const leave: ProcDef = {
  id: 'd1',
  name: '请假审批',
  key: 'leave',
  category: 'office',
  version: 2,
  formId: null,
  formName: null,
  deploymentId: 'p2',
  deploymentTime: '2026-11-27 08:00:00',
  suspensionState: 1,
  createBy: 'admin',
  createTime: '2026-11-27 08:00:00',
  updateBy: null,
  updateTime: '2026-11-27 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

const common: FakeRoutes = {
  'GET /flowable/definition/list': reply(pageOf([leave])),
  'GET /flowable/definition/versions': reply([leave]),
  'GET /flowable/definition/categoryList': reply([]),
  'GET /sys/savedQuery/list': reply([]),
  'GET /sys/user/getMultiUser': reply([]),
  'GET /sys/role/list': reply(pageOf([])),
  'GET /sys/sysDepart/queryTreeList': reply([]),
};

function flowOf(users: readonly string[]): SimpleFlow {
  const empty = newSimpleFlow({ key: 'leave', name: '请假审批', start: '提交', end: '结束' });
  const at = { branch: null, index: 0 };
  const outcome = editSimple(empty, { type: 'insert', at, step: 'approval', name: '主管审批' });
  if (!outcome.ok) throw new Error(outcome.reason);
  const [step] = outcome.value.path.steps;
  if (step?.kind !== 'task' || step.node.type !== 'userTask') throw new Error('no task');
  const people = { dataType: 'fixed', candidateUsers: users, candidateGroups: [] } as const;
  const changed = editSimple(outcome.value, { type: 'changeNode', node: { ...step.node, people } });
  if (!changed.ok) throw new Error(changed.reason);
  return changed.value;
}

async function atDesigner(flow: SimpleFlow, routes: FakeRoutes = {}) {
  const app = renderPage({
    page: <DesignerPage />,
    path: '/flowable/definition/design?deployId=p2',
    auth: permissionsFor('flowable:definition', ['edit', 'delete']),
    routes: {
      ...common,
      'GET /flowable/definition/readXml/{deployId}': reply(await writeBpmn(definitionOf(flow))),
      ...routes,
    },
  });
  await screen.findByRole('button', { name: '审批：主管审批' });
  return app;
}

test('publishes a changed process as BPMN', async () => {
  const SAVE = 'POST /flowable/definition/save';
  const { server, address } = await atDesigner(flowOf(['ann']), { [SAVE]: reply(leave) });
  fireEvent.change(screen.getByRole('textbox', { name: '流程名称' }), { target: { value: '请假审批（新）' } });
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(address()).toBe('/flowable/definition'));
  expect(server.requestsOf(SAVE)[0]?.body).toMatchObject({
    name: '请假审批（新）',
    category: 'office',
    xml: expect.stringContaining('flowable:candidateUsers="ann"') as string,
  });
});

test('does not publish a process with faults', async () => {
  const { server } = await atDesigner(flowOf([]));
  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('还有 1 个问题，解决后才能发布')).toBeInTheDocument();
  expect(server.requestsOf('POST /flowable/definition/save')).toEqual([]);
});

test('shows why a version cannot be removed', async () => {
  const reason = '还有 3 个流程在运行，不能删除';
  renderPage({
    page: <DefinitionListPage />,
    path: '/flowable/definition',
    auth: permissionsFor('flowable:definition', ['edit', 'delete']),
    routes: { ...common, 'DELETE /flowable/definition/delete': refuse(reason) },
  });
  const row = within(await screen.findByRole('row', { name: /请假审批/ }));
  fireEvent.click(await row.findByRole('button', { name: /更多/ }));
  fireEvent.click(await screen.findByText('删除'));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确定' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
});
