import { refuse, reply, type FakeRequest, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { FormVersions } from './FormVersions';

const VERSION = 'GET /flowable/form/version';
const item = (id: string, label: string, more = {}) => ({ id, _id: id, compType: 'input', label, ...more });
const saves = [
  { formName: '报销单', list: [item('fd_a', '事由'), item('fd_b', '金额')] },
  { formName: '报销单', list: [item('fd_a', '事由', { required: true }), item('fd_b', '金额')] },
  { formName: '费用报销单', list: [item('fd_a', '事由', { required: true })] },
].map(({ formName, list }, at) => ({
  formId: 'f1',
  version: at + 1,
  formName,
  remark: null,
  createBy: 'manager',
  createTime: '2026-11-20 09:00:00',
  formContent: JSON.stringify({ list, config: {} }),
}));
const form = {
  id: 'f1',
  formName: '费用报销单',
  remark: null,
  version: 3,
  createBy: 'manager',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: '2026-11-20 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

const open = (routes: FakeRoutes = {}) =>
  renderPage({
    page: <FormVersions form={form} onClose={vi.fn<() => void>()} />,
    path: '/flowable/form',
    auth: [],
    routes: {
      'GET /flowable/form/versions': reply(saves.toReversed()),
      [VERSION]: ({ query }: FakeRequest) => reply(saves[Number(query.version) - 1]),
      ...routes,
    },
  });

const changes = () => within(screen.getByRole('dialog')).findAllByRole('listitem');
async function choose(label: string, version: RegExp) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await within(await screen.findByRole('listbox', { name: label })).findByText(version));
}

test('compares any two versions, breaking changes first', async () => {
  open();
  fireEvent.click(await screen.findByText('版本对比'));
  const told = async () => (await changes()).map((line) => line.textContent);
  // Initially the last two.
  await screen.findByText('删除「金额」');
  expect(await told()).toEqual(['影响已有数据删除「金额」', '表单名称由「报销单」改为「费用报销单」']);
  await choose('原版本', /^第 1 版/);
  await screen.findByText('「事由」改为必填');
  expect(await told()).toHaveLength(3);
  await choose('对比版本', /^第 1 版/);
  expect(await screen.findByText('请选择两个不同的版本')).toBeVisible();
});

test('reports an unreadable or unavailable version', async () => {
  open({ [VERSION]: refuse('未找到对应数据') });
  fireEvent.click(await screen.findByText('版本对比'));
  expect(await screen.findByText('未找到对应数据')).toBeVisible();
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});
