import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import type { ContractTemplate } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { TemplateListPage } from './TemplateListPage';

const template: ContractTemplate = {
  id: 't1',
  name: '设备采购合同',
  contractType: null,
  fileUrl: '[{"name":"设备采购合同.docx","url":"contractTemplate/a.docx"}]',
  status: '1',
  remark: null,
  createBy: 'manager',
  createTime: '2026-11-01 09:00:00',
  updateBy: null,
  updateTime: '2026-11-01 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

async function atList(routes: FakeRoutes = {}, actions = ['list', 'add', 'edit', 'delete']) {
  const app = renderPage({
    page: <TemplateListPage />,
    path: '/contract/template',
    auth: permissionsFor('contract:contractTemplate', actions),
    routes: {
      'GET /contract/contractTemplate/list': reply(pageOf([template])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/getDictItems/contract_type': reply([]),
      ...routes,
    },
  });
  await screen.findByText('设备采购合同');
  return app;
}

test('shows a refused placeholder at the file, and the placeholders that exist', async () => {
  const EDIT = 'PUT /contract/contractTemplate/edit';
  const { server } = await atList({ [EDIT]: refuse('未知的占位符“{合同编码}”', { field: 'fileUrl' }) });
  expect(screen.getAllByText('全部类型').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: '编辑 设备采购合同' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByText('可用的占位符'));
  expect(within(await dialog.findByRole('list', { name: '合同的占位符' })).getByText('{合同编号}')).toBeInTheDocument();
  expect(within(dialog.getByRole('list', { name: '物料明细的占位符' })).getByText('{含税单价}')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('备注'), { target: { value: '第二版' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('未知的占位符“{合同编码}”')).toBeInTheDocument();
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({ id: 't1', remark: '第二版', fileUrl: template.fileUrl });
});

test('requires a file', async () => {
  await atList();
  fireEvent.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  expect(await dialog.findByText('请上传模板文件')).toBeInTheDocument();
});

test('lets readers download the default template only', async () => {
  const DEFAULT = 'GET /contract/contractTemplate/downloadDefault';
  const { server } = await atList({ [DEFAULT]: refuse('x') }, ['list']);
  for (const name of ['新增', '编辑 设备采购合同', '删除 设备采购合同']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  fireEvent.click(screen.getByRole('button', { name: '下载默认模板' }));
  await waitFor(() => expect(server.requestsOf(DEFAULT)).toHaveLength(1));
});
