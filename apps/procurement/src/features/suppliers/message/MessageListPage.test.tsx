import { reply, type FakeRoutes } from '@gezi/client/testing';
import type { SupplierMessage } from '@gezi/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { permissionsFor } from '../../../testing/peopleFixtures';
import { renderPage } from '../../../testing/renderPage';
import { MessageListPage } from './MessageListPage';

const letter: SupplierMessage = {
  id: 'm1',
  supplierId: 's1',
  supplierName: '上海恒泰源泵业有限公司',
  title: '年度复审通知',
  titleEn: null,
  content: '请在月底前提交复审资料。',
  contentEn: null,
  busType: null,
  busId: null,
  sendTime: '2026-11-20 09:00:00',
  readFlag: '0',
  readTime: null,
  createBy: 'manager',
  createBy_dictText: '周明',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: null,
  sysOrgCode: null,
  tenantId: 1,
};

async function atList(routes: FakeRoutes = {}, actions: string[] = [], supplierId: string | null = null) {
  const app = renderPage({
    page: <MessageListPage />,
    path: '/supplier/message',
    supplierId,
    auth: permissionsFor('supplier:message', actions),
    routes: {
      'GET /supplier/message/list': reply(pageOf([letter])),
      'GET /sys/savedQuery/list': reply([]),
      'GET /sys/dict/loadDict/supplier_info,name,id': reply([]),
      ...routes,
    },
  });
  await screen.findByText(letter.title);
  return app;
}

test('opens a message with its sender', async () => {
  await atList();
  fireEvent.click(screen.getByRole('button', { name: '查看 年度复审通知' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('请在月底前提交复审资料。')).toBeInTheDocument();
  expect(dialog.getByText('周明 · 2026-11-20 09:00:00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '发送消息' })).toBeNull();
});

test('asks for what a message needs before it is sent', async () => {
  const SEND = 'POST /supplier/message/send';
  const { server } = await atList({ [SEND]: reply(null) }, ['add']);
  fireEvent.click(screen.getByRole('button', { name: '发送消息' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('标题'), { target: { value: '通知' } });
  fireEvent.click(dialog.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(dialog.getByLabelText('内容')).toHaveAttribute('aria-invalid', 'true'));
  expect(server.requestsOf(SEND)).toHaveLength(0);
});

test('leads the people of the supplier to the record of a message', async () => {
  const event = { ...letter, busType: 'supplierChange', busId: 'c1' };
  const READ = 'PUT /supplier/message/read';
  const routes = { 'GET /supplier/message/list': reply(pageOf([event])), [READ]: reply(null) };
  const { server, address } = await atList(routes, [], 's1');
  fireEvent.click(screen.getByRole('button', { name: '查看 年度复审通知' }));
  fireEvent.click(await screen.findByRole('button', { name: '查看详情' }));
  await waitFor(() => expect(address()).toBe('/supplier/info'));
  expect(server.requestsOf(READ)[0]!.body).toEqual({ ids: 'm1' });
});

test('names the supplier to those who send messages only', async () => {
  const { unmount } = await atList();
  expect(screen.getByRole('columnheader', { name: /供应商名称/ })).toBeInTheDocument();
  unmount();
  await atList({}, [], 's1');
  expect(screen.queryByRole('columnheader', { name: /供应商名称/ })).toBeNull();
});

test('offers no page to those who sent a message', async () => {
  await atList({ 'GET /supplier/message/list': reply(pageOf([{ ...letter, busType: 'supplierChange' }])) });
  fireEvent.click(screen.getByRole('button', { name: '查看 年度复审通知' }));
  await screen.findByText('请在月底前提交复审资料。');
  expect(screen.queryByRole('button', { name: '查看详情' })).toBeNull();
});
