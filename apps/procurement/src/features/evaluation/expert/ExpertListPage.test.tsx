import { refuse, reply } from '@gezi/client/testing';
import type { Expert } from '@gezi/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { ExpertListPage } from './ExpertListPage';

const EDIT = 'PUT /evaluation/expert/edit';
const expert: Expert = {
  id: 'e1',
  name: '孙德胜',
  userId: 'u6',
  userId_dictText: '孙德胜',
  professionType: '1',
  professionType_dictText: '技术',
  phone: '13800001006',
  orgName: '临江机械工程研究院',
  jobTitle: '高级工程师',
  materialTypeIds: null,
  materialTypeIds_dictText: null,
  avoidSupplierIds: 's1',
  avoidSupplierIds_dictText: '上海恒泰源泵业有限公司',
  status: '1',
  remark: null,
  createBy: 'manager',
  createTime: '2026-11-01 08:00:00',
  updateBy: null,
  updateTime: '2026-11-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const items = reply([{ value: '1', text: '技术', title: '技术', label: '技术' }]);

test('shows names instead of ids, and a refused user at its field', async () => {
  const message = '所选账号不存在，或没有评审专家角色';
  const { server } = renderPage({
    page: <ExpertListPage />,
    path: '/evaluation/expert',
    auth: permissionsFor('evaluation:expert', ['list', 'edit']),
    routes: {
      'GET /evaluation/expert/list': reply(pageOf([expert])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/getDictItems/profession_type': items,
      'GET /sys/dict/loadTreeData': reply([]),
      [`GET /sys/dict/loadDictItem/${encodeURIComponent("sys_user,realname,id,user_type = 'expert'")}`]: reply([
        '孙德胜',
      ]),
      [`GET /sys/dict/loadDictItem/${encodeURIComponent('supplier_info,name,id')}`]: reply(['上海恒泰源泵业有限公司']),
      [EDIT]: refuse(message, { field: 'userId' }),
    },
  });
  const row = within(await screen.findByRole('row', { name: /临江机械工程研究院/ }));
  expect(row.getByText('上海恒泰源泵业有限公司')).toBeInTheDocument();
  expect(row.getByText('全部')).toBeInTheDocument();
  expect(row.getAllByText('孙德胜')).toHaveLength(2);

  fireEvent.click(screen.getByRole('button', { name: '编辑 孙德胜' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('职称'), { target: { value: '教授级高级工程师' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({
    id: 'e1',
    userId: 'u6',
    jobTitle: '教授级高级工程师',
    avoidSupplierIds: 's1',
    updateTime: '2026-11-01 08:00:00',
  });
});
