import type { PermissionNode } from '@gezi/domain';
import { reply } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { RulesDrawer } from './RulesDrawer';

const ADD = 'POST /sys/permission/addPermissionRule';
const rule = {
  id: 'd1',
  permissionId: 'm1',
  ruleName: '本部门',
  ruleColumn: 'departId',
  ruleConditions: '=',
  ruleValue: '#{sys_org_id}',
  status: '1',
};
const columns = [
  { name: 'departId', label: { 'zh-CN': '申报部门', 'en-US': 'Department' }, kind: 'text' },
  { name: 'createBy', label: null, kind: 'text' },
];

test('names the members of the list, in the rules and where one is entered', async () => {
  const { server } = renderPage({
    page: <RulesDrawer menu={{ id: 'm1', name: '需求计划' } as PermissionNode} onClose={() => {}} />,
    path: '/isystem/newPermissionList',
    auth: permissionsFor('system:permission', ['list', 'add', 'edit', 'delete']),
    routes: {
      'GET /sys/permission/getPermRuleListByPermId': reply([rule]),
      'GET /sys/permission/ruleColumns': reply(columns),
      [ADD]: reply(null),
    },
  });
  expect(await screen.findByRole('gridcell', { name: '申报部门' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^新增/ }));
  await screen.findByText('新增数据规则');
  const dialog = screen.getAllByRole('dialog').at(-1)!;
  fireEvent.change(within(dialog).getByLabelText('规则名称'), { target: { value: '一个部门' } });
  const column = within(dialog).getByRole('combobox', { name: '规则字段' });
  fireEvent.mouseDown(column);
  fireEvent.change(column, { target: { value: '申报' } });
  fireEvent.click(await screen.findByText('申报部门 departId'));
  expect(column).toHaveValue('departId');
  fireEvent.change(within(dialog).getByLabelText('规则值'), { target: { value: 'd9' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(ADD)).toHaveLength(1));
  expect(server.requestsOf(ADD)[0]!.body).toMatchObject({
    permissionId: 'm1',
    ruleColumn: 'departId',
    ruleValue: 'd9',
  });
});
