import type { RightNode, RoleRow } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { RoleListPage } from './RoleListPage';

const role: RoleRow = {
  id: 'r1',
  roleCode: 'plan_reader',
  roleName: '计划查看',
  roleNameEn: null,
  description: '只看计划',
  descriptionEn: null,
  createBy: 'admin',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const rights = ['role:list', 'role:add', 'role:edit', 'role:delete', 'permission:list', 'permission:grant'].map(
  (action) => ({ action: `system:${action}`, type: '2', describe: action }),
);
const node = (id: string, title: string, parentId: string, children: RightNode[] | null, ruleFlag = 0): RightNode => ({
  id,
  key: id,
  value: id,
  title,
  slotTitle: title,
  parentId,
  icon: null,
  menuType: children ? 1 : 2,
  ruleFlag,
  scopedSlots: { title: 'hasDatarule' },
  isLeaf: !children,
  leaf: !children,
  children,
});
const treeList = [
  node('m1', '采购管理', '', [node('m2', '需求计划', 'm1', [node('b1', '查看需求计划', 'm2', null)], 1)]),
];

async function atList(routes: FakeRoutes = {}, auth = rights) {
  const app = renderPage({
    page: <RoleListPage />,
    path: '/isystem/roleUserList',
    auth,
    routes: {
      'GET /sys/role/list': reply(pageOf([role])),
      'GET /sys/role/queryTreeList': reply({ treeList, ids: ['m1', 'm2', 'b1'] }),
      'GET /sys/permission/queryRolePermission': reply(['m1']),
      ...routes,
    },
  });
  await within(await screen.findByRole('grid', { name: '角色列表' })).findByText('plan_reader');
  return app;
}

test('offers only viewing with read-only permissions', async () => {
  await atList({}, rights.slice(0, 1));
  expect(screen.getByRole('button', { name: '用户 计划查看' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  expect(screen.queryByRole('button', { name: '授权 计划查看' })).toBeNull();
  expect(screen.queryByRole('button', { name: '更多 计划查看' })).toBeNull();
});

describe('rights', () => {
  const SAVE = 'POST /sys/permission/saveRolePermission';

  test('selects the menus above a button, saves the difference, and stays open or closes', async () => {
    const { server } = await atList({ [SAVE]: reply(null) });
    fireEvent.click(screen.getByRole('button', { name: '授权 计划查看' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('已选 1 / 3 项')).toBeVisible();
    fireEvent.click(drawer.getByRole('button', { name: /树操作/ }));
    fireEvent.click(await screen.findByText('展开所有'));
    const leaf = (await drawer.findByText('查看需求计划')).closest('.ant-tree-treenode')!;
    fireEvent.click(leaf.querySelector('.ant-tree-checkbox')!);
    expect(await drawer.findByText('已选 3 / 3 项')).toBeVisible();
    fireEvent.click(drawer.getByRole('button', { name: '仅保存' }));
    expect(await screen.findByText('保存成功')).toBeInTheDocument();
    expect(server.requestsOf(SAVE)[0]!.body).toEqual({
      roleId: 'r1',
      permissionIds: 'm1,b1,m2',
      lastpermissionIds: 'm1',
    });
    fireEvent.click(drawer.getByRole('button', { name: '保存并关闭' }));
    await waitFor(() => expect(server.requestsOf(SAVE)).toHaveLength(2));
    expect(server.requestsOf(SAVE)[1]!.body).toMatchObject({ lastpermissionIds: 'm1,b1,m2' });
  });

  test('selects data rules of a granted page', async () => {
    const RULES = 'POST /sys/role/datarule';
    const rule = { id: 'd1', permissionId: 'm2', ruleName: '本人计划', ruleColumn: 'createBy', ruleConditions: '=' };
    const { server } = await atList({
      'GET /sys/permission/queryRolePermission': reply(['m1', 'm2']),
      'GET /sys/role/datarule/{permissionId}/{roleId}': reply({
        datarule: [{ ...rule, ruleValue: '#{sys_user_code}', status: '1' }],
        drChecked: '',
      }),
      [RULES]: reply(null),
    });
    fireEvent.click(screen.getByRole('button', { name: '授权 计划查看' }));
    fireEvent.click(await screen.findByRole('button', { name: '数据规则 需求计划' }));
    fireEvent.click(await screen.findByLabelText('本人计划（createBy 等于 #{sys_user_code}）'));
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(server.requestsOf(RULES)[0]?.body).toEqual({ permissionId: 'm2', roleId: 'r1', dataRuleIds: 'd1' }),
    );
  });
});

describe('the dialog', () => {
  test('requires a name and an unused code', async () => {
    const ADD = 'POST /sys/role/add';
    const { server } = await atList({
      'GET /sys/role/checkRoleCode': refuse('角色编码已存在：manager', { field: 'roleCode' }),
      [ADD]: reply(role),
    });
    fireEvent.click(screen.getByRole('button', { name: '新增' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('请输入角色名称')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('角色名称'), { target: { value: '主管' } });
    fireEvent.change(dialog.getByLabelText('角色编码'), { target: { value: 'manager' } });
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(await dialog.findByText('角色编码已存在：manager')).toBeInTheDocument();
    expect(server.requestsOf(ADD)).toHaveLength(0);
    server.route('GET /sys/role/checkRoleCode', reply(true));
    fireEvent.change(dialog.getByLabelText('英文名称'), { target: { value: 'Lead' } });
    fireEvent.change(dialog.getByLabelText('角色编码'), { target: { value: 'lead' } });
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(server.requestsOf(ADD)[0]?.body).toEqual({
        roleName: '主管',
        roleNameEn: 'Lead',
        roleCode: 'lead',
        description: null,
        descriptionEn: null,
      }),
    );
  });
});
