import type { SysCategory } from '@gezi/domain';
import { reply } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { CategoryListPage } from './CategoryListPage';

const category = (id: string, name: string, pid: string, hasChild: string): SysCategory => ({
  id,
  pid,
  name,
  code: id,
  hasChild,
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
  sysOrgCode: null,
  tenantId: 1,
});

test('loads children on expansion and adds below a parent', async () => {
  const ADD = 'POST /sys/category/add';
  const below = category('A01A01', '生产物资', 'A01', '0');
  const added = category('A01A02', '设备备件', 'A01', '0');
  const { server } = renderPage({
    page: <CategoryListPage />,
    path: '/isys/category',
    auth: [{ action: 'system:category:add', type: '2', describe: '' }],
    routes: {
      'GET /sys/category/rootList': reply(pageOf([category('A01', '采购类别', '0', '1')])),
      'GET /sys/category/childList': reply([below]),
      'GET /sys/savedQuery/list': reply([]),
      [ADD]: reply(added),
    },
  });
  const grid = within(await screen.findByRole('treegrid', { name: '分类字典列表' }));
  await grid.findByText('采购类别');
  expect(screen.queryByRole('button', { name: '删除 采购类别' })).toBeNull();
  // The expand icon is pointer-only; the keyboard uses arrow keys.
  const row = grid.getByRole('row', { name: /采购类别/ });
  await waitFor(() => expect(row.querySelector('.gezi-tree-mark')).not.toBeNull());
  fireEvent.click(row.querySelector('.gezi-tree-mark')!);
  expect(await grid.findByText('生产物资')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '添加下级 采购类别' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('上级分类')).toHaveValue('采购类别');
  fireEvent.change(dialog.getByLabelText('分类名称'), { target: { value: '设备备件' } });
  server.route('GET /sys/category/childList', reply([below, added]));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(ADD)).toHaveLength(1));
  expect(server.requestsOf(ADD)[0]!.body).toEqual({ name: '设备备件', pid: 'A01' });
  // The parent stays expanded and shows the new child.
  expect(await grid.findByText('设备备件')).toBeVisible();
  expect(grid.getByText('生产物资')).toBeVisible();
});
