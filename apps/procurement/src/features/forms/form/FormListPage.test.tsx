import { reply, type FakeRoutes } from '@gezi/client/testing';
import type { FormEntry } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { FormListPage } from './FormListPage';

const DESIGNER = ['flowable:form:add', 'flowable:form:edit', 'flowable:form:delete', 'online:cgform:edit'];
const FILLER = ['online:cgform:data'];
const entry = (part: Partial<FormEntry>): FormEntry => ({
  id: 'f1',
  kind: 'designed',
  name: '用车申请',
  code: null,
  tableType: '1',
  remark: null,
  publishedTo: null,
  version: 2,
  createBy: 'manager',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
  ...part,
});
const FORMS = [
  entry({}),
  entry({ id: 'h1', kind: 'online', name: '资产登记', code: 'asset', tableType: '2', publishedTo: 'supplier' }),
  entry({ id: 'h2', kind: 'online', name: '维修记录', code: 'asset_service', tableType: '3' }),
];

async function atList(actions: readonly string[], routes: FakeRoutes = {}) {
  const auth = actions.map((action) => ({ action, type: '2', describe: action }));
  const app = renderPage({
    page: <FormListPage />,
    path: '/flowable/form',
    auth,
    routes: { 'GET /flowable/form/all': reply(pageOf(FORMS)), 'GET /sys/savedQuery/list': reply([]), ...routes },
  });
  await within(await screen.findByRole('grid', { name: '表单列表' })).findByText('用车申请');
  return app;
}
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

async function choose(form: string, action: string) {
  fireEvent.click(screen.getByRole('button', { name: `更多 ${form}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('lists the forms of both kinds with links to fill in, records and design', async () => {
  await atList([...DESIGNER, ...FILLER]);
  expect(screen.getByText('设计表单')).toBeVisible();
  expect(screen.getByText('供应商')).toBeVisible();
  expect(link('数据 用车申请')).toBe('/online/cgformList/f1');
  expect(link('设计 用车申请')).toBe('/lowcode/form-designer?id=f1');
  expect(link('数据 资产登记')).toBe('/online/cgformList/asset');
  expect(link('编辑 资产登记')).toBe('/online/cgform/edit?id=h1');
  // Records of a sub-table belong to records of its main table.
  expect(link('数据 维修记录')).toBeUndefined();
});

test('offers those who fill in forms no more than that', async () => {
  await atList(FILLER);
  expect(link('填写 用车申请')).toBe('/lowcode/form-data?id=f1');
  expect(link('填写 资产登记')).toBe('/lowcode/form-data?id=h1');
  expect(link('数据 资产登记')).toBe('/online/cgformList/asset');
  expect(link('设计 用车申请')).toBeUndefined();
  expect(screen.queryByRole('button', { name: '新建表单' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^更多/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('publishes a form by link and QR code, and to external users', async () => {
  const PUBLISH = 'PUT /flowable/form/publish';
  const { server } = await atList(DESIGNER, { [PUBLISH]: reply(null) });
  await choose('用车申请', '发布');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: '填写链接' })).toHaveValue(
    `${window.location.origin}/lowcode/form-data?id=f1`,
  );
  expect(dialog.getByRole('figure', { name: '填写页面的二维码' })).toBeVisible();
  fireEvent.click(dialog.getByRole('checkbox', { name: '供应商' }));
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('发布范围已保存')).toBeInTheDocument();
  expect(server.requestsOf(PUBLISH)[0]!.body).toEqual({ id: 'f1', publishedTo: 'supplier' });
});

test('converts an online form to a designed form and opens the new form in the designer', async () => {
  const CONVERT = 'POST /flowable/form/convert';
  const { server, address } = await atList(DESIGNER, { [CONVERT]: reply({ id: 'f9', formName: '资产登记' }) });
  await choose('资产登记', '转为设计表单');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^按在线表单的字段新建一个设计表单/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '转换' }));
  await waitFor(() => expect(address()).toBe('/lowcode/form-designer?id=f9'));
  expect(server.requestsOf(CONVERT)[0]!.body).toEqual({ id: 'h1' });
});

test.each(['用车申请', '维修记录'])('offers no conversion of %s', async (form) => {
  await atList(DESIGNER);
  fireEvent.click(screen.getByRole('button', { name: `更多 ${form}` }));
  await screen.findByRole('menuitem', { name: '删除' });
  expect(screen.queryByRole('menuitem', { name: '转为设计表单' })).toBeNull();
});

test('removes a selection by the calls of its kinds', async () => {
  const FORM = 'DELETE /flowable/form/deleteBatch';
  const HEAD = 'DELETE /online/cgform/head/deleteBatch';
  const { server } = await atList(DESIGNER, { [FORM]: reply(null), [HEAD]: reply(null) });
  fireEvent.click(screen.getByRole('checkbox', { name: /全选|选择全部/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^删除选中|^批量删除|^删除$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/选中的 3 个表单/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(server.requestsOf(HEAD)).toHaveLength(1));
  expect(server.requestsOf(FORM)[0]!.query).toMatchObject({ ids: 'f1' });
  expect(server.requestsOf(HEAD)[0]!.query).toMatchObject({ ids: 'h1,h2' });
});
