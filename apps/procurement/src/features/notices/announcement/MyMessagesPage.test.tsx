import { reply } from '@gezi/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { MyMessagesPage } from './MyMessagesPage';

const LIST = 'GET /sys/sysAnnouncementSend/getMyAnnouncementSend';
const READ = 'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId';
const READ_ALL = 'PUT /sys/sysAnnouncementSend/readAll';
const received = {
  id: 'c1',
  anntId: 'n1',
  userId: 'u5',
  titile: '停电检修通知',
  msgContent: '<p>周六停电</p>',
  msgAbstract: null,
  sender: 'admin',
  sender_dictText: '系统管理员',
  priority: 'M',
  msgCategory: '1',
  sendTime: '2026-11-18 09:00:00',
  readFlag: '0',
  readTime: null,
  busId: null,
  busType: null,
  openType: 'url',
  openPage: '/purchase/plan',
};

test('lists messages, opens one, links to its page and marks all as read', async () => {
  const { user, server, address } = renderPage({
    page: <MyMessagesPage />,
    path: '/account/mymessage?readFlag=0',
    routes: {
      [LIST]: reply(pageOf([received])),
      'GET /sys/annountCement/queryById': reply({ ...received, id: 'n1' }),
      [READ]: reply(null),
      [READ_ALL]: reply(null),
    },
  });
  const grid = within(screen.getByRole('grid', { name: '我的消息列表' }));
  const title = await grid.findByRole('button', { name: '停电检修通知' });
  expect(grid.getByText('未读')).toBeVisible();
  expect(grid.getByText('系统管理员')).toBeVisible();
  expect(server.requestsOf(LIST)[0]!.query).toMatchObject({ readFlag: '0' });

  await user.click(screen.getByRole('button', { name: '全部已读' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(server.requestsOf(READ_ALL)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(title);
  expect(await screen.findByText('周六停电')).toBeInTheDocument();
  expect(server.requestsOf(READ)[0]!.body).toEqual({ anntId: 'n1' });
  await user.click(screen.getByRole('button', { name: '去处理' }));
  expect(address()).toBe('/purchase/plan');
});
