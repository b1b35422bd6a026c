import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import {
  HEAD_DEFAULTS,
  definitionOf,
  editSimple,
  newSimpleFlow,
  writeBpmn,
  type ProcDef,
  type SimpleFlow,
} from '@gezi/domain';
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

const trip = {
  ...leave,
  id: 'trip',
  kind: 'designed' as const,
  name: '出差申请',
  code: null,
  tableType: '1',
  remark: null,
  publishedTo: null,
  version: 1,
};
const input = (id: string, compType: string, label: string) => ({ id, compType, label });
const tripItem = {
  head: { ...HEAD_DEFAULTS, ...leave, id: 'trip', tableName: 'trip', tableTxt: '出差申请', subTableStr: null },
  schema: { type: 'object' as const, properties: {}, required: [], table: 'trip' },
  formContent: JSON.stringify({
    list: [input('days', 'inputNumber', '天数'), input('reason', 'input', '事由'), input('pay', 'input', '津贴')],
    config: {},
  }),
  remark: null,
  enhanceJs: '' as const,
  cgButtonList: [],
};

const common: FakeRoutes = {
  'GET /flowable/definition/list': reply(pageOf([leave])),
  'GET /flowable/definition/versions': reply([leave]),
  'GET /flowable/definition/categoryList': reply([]),
  'GET /sys/savedQuery/list': reply([]),
  'GET /flowable/form/all': reply(pageOf([trip])),
  'GET /online/cgform/api/getFormItem/{code}': reply(tripItem),
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

test('opens a file in the encoding that it declares', async () => {
  await atDesigner(flowOf(['ann']));
  const xml = await writeBpmn(definitionOf(flowOf(['bob'])));
  const inLatin = xml.replace('UTF-8', 'ISO-8859-1').replaceAll('主管审批', 'Caf\u00e9');
  const file = new File([Buffer.from(inLatin, 'latin1')], 'leave.bpmn');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByRole('button', { name: '审批：Café' })).toBeVisible();
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

test('chooses the main form, and the rights of each step to its fields', async () => {
  const SAVE = 'POST /flowable/definition/save';
  const { server } = await atDesigner(flowOf(['ann']), { [SAVE]: reply(leave) });
  fireEvent.click(screen.getByRole('button', { name: '发起设置：提交' }));
  const start = within(await screen.findByRole('dialog'));
  fireEvent.mouseDown(start.getByRole('combobox', { name: '主表单' }));
  fireEvent.click(await screen.findByTitle('出差申请'));
  const rights = await start.findByRole('table', { name: '“出差申请”的字段权限' });
  expect(within(rights).getByRole('radio', { name: '天数：可编辑' })).toBeChecked();
  fireEvent.click(within(rights).getByRole('radio', { name: '天数：必填' }));
  fireEvent.click(start.getByRole('button', { name: /关闭|Close/ }));

  fireEvent.click(screen.getByRole('button', { name: '审批：主管审批' }));
  const step = within(await screen.findByRole('dialog'));
  const radio = (name: string) => step.getByRole('radio', { name });
  expect(radio('天数：只读')).toBeChecked();
  fireEvent.click(step.getByRole('button', { name: '全部隐藏' }));
  expect(radio('天数：隐藏')).toBeChecked();
  expect(radio('津贴：隐藏')).toBeChecked();
  fireEvent.click(step.getByRole('button', { name: '恢复默认权限' }));
  expect(radio('津贴：只读')).toBeChecked();
  fireEvent.click(radio('津贴：隐藏'));

  fireEvent.click(screen.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(server.requestsOf(SAVE)).toHaveLength(1));
  const { xml } = server.requestsOf(SAVE)[0]!.body as { xml: string };
  expect(xml).toContain('flowable:formKey="trip"');
  expect(xml).toContain('<flowable:formProperty id="days" readable="true" writable="true" required="true" />');
  expect(xml.match(/formProperty/g)).toHaveLength(2);
  expect(xml).toContain('<flowable:formProperty id="pay" readable="false" writable="false" required="false" />');
});

test('names a field that the form has lost, and removes its right', async () => {
  const flow = flowOf(['ann']);
  const start = { ...flow.start, formKey: 'trip', fieldRights: [{ field: 'gone', right: 'hidden' as const }] };
  await atDesigner({ ...flow, start });
  fireEvent.click(await screen.findByRole('button', { name: '1 个问题' }));
  expect(await screen.findByRole('button', { name: '提交：表单没有该字段 gone' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '发起设置：提交' }));
  fireEvent.click(await screen.findByRole('button', { name: '删除“gone”的权限' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 个问题' })).toBeNull());
});

test('offers the fields of the form to conditions', async () => {
  const flow = flowOf(['ann']);
  const forked = editSimple(
    { ...flow, start: { ...flow.start, formKey: 'trip' } },
    { type: 'insert', at: { branch: null, index: 1 }, step: 'exclusive', name: '天数', branchNames: ['长', '短'] },
  );
  if (!forked.ok) throw new Error(forked.reason);
  await atDesigner(forked.value);
  fireEvent.click(screen.getByRole('button', { name: '分支设置：长' }));
  const drawer = within(await screen.findByRole('dialog'));
  fireEvent.change(drawer.getByLabelText('条件表达式'), { target: { value: '${days > 3}' } });
  expect(drawer.getByRole('note')).toHaveTextContent('天数大于 3');
});
