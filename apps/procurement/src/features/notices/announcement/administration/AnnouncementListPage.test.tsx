import type { AnnouncementRow } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../testing/fixtures';
import { renderPage } from '../../../../testing/renderPage';
import { AnnouncementListPage } from './AnnouncementListPage';

const LIST = 'GET /sys/annountCement/list';
const EDIT = 'PUT /sys/annountCement/edit';
const RELEASE = 'GET /sys/annountCement/doReleaseData';
const draft: AnnouncementRow = {
  id: 'n1',
  titile: '停电检修通知',
  msgContent: '<p>周六停电</p>',
  msgAbstract: null,
  startTime: null,
  endTime: null,
  sender: 'admin',
  sender_dictText: '系统管理员',
  priority: 'H',
  msgCategory: '1',
  msgType: 'ALL',
  userIds: null,
  roleIds: null,
  departIds: null,
  sendStatus: '0',
  sendTime: null,
  cancelTime: null,
  delFlag: '0',
  busType: null,
  busId: null,
  openType: null,
  openPage: null,
  readCount: 0,
  receiverCount: 0,
  createBy: 'admin',
  createTime: '2026-11-18 08:00:00',
  updateBy: null,
  updateTime: '2026-11-18 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const published = {
  ...draft,
  id: 'n2',
  titile: '盘点安排',
  sendStatus: '1',
  sendTime: '2026-11-18 09:00:00',
  readCount: 3,
  receiverCount: 200,
};
const rights = ['list', 'add', 'edit', 'delete', 'release'].map((action) => ({
  action: `system:annountCement:${action}`,
  type: '2',
  describe: action,
}));

async function atList(routes: FakeRoutes = {}, auth = rights) {
  const app = renderPage({
    page: <AnnouncementListPage />,
    path: '/isystem/annountCement',
    auth,
    routes: { [LIST]: reply(pageOf([draft, published])), 'GET /sys/savedQuery/list': reply([]), ...routes },
  });
  await within(await screen.findByRole('grid', { name: '系统通告列表' })).findByText('停电检修通知');
  return app;
}

test('offers the actions that state and permissions allow', async () => {
  const { unmount } = await atList();
  expect(screen.getByText('3 / 200')).toBeVisible();
  expect(screen.getByRole('button', { name: '发布 停电检修通知' })).toBeVisible();
  expect(screen.getByRole('button', { name: '撤销 盘点安排' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '编辑 盘点安排' })).toBeNull();
  unmount();
  await atList({}, rights.slice(0, 1));
  expect(screen.queryByRole('button', { name: /^(新增$|(编辑|发布|撤销) )/ })).toBeNull();
  expect(screen.getByRole('button', { name: '阅读情况 盘点安排' })).toBeVisible();
});

test('publishes after a confirmation', async () => {
  const { server } = await atList({ [RELEASE]: reply(null) });
  fireEvent.click(screen.getByRole('button', { name: '发布 停电检修通知' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/确定发布“停电检修通知”吗？/)).toBeInTheDocument();
  fireEvent.click(question.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('发布成功')).toBeInTheDocument();
  expect(server.requestsOf(RELEASE)[0]!.query).toMatchObject({ id: 'n1' });
});

test('saves an announcement, requires recipients and shows a refusal above the fields', async () => {
  const { server } = await atList({ [EDIT]: refuse('数据已被他人修改，请刷新后重试') });
  fireEvent.click(screen.getByRole('button', { name: '编辑 停电检修通知' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^标题/, { selector: 'input' }), { target: { value: '改期通知' } });
  fireEvent.click(dialog.getByText('指定用户'));
  fireEvent.click(dialog.getByRole('button', { name: '保存草稿' }));
  expect(await dialog.findByText('请选择通告对象')).toBeInTheDocument();
  expect(server.requestsOf(EDIT)).toHaveLength(0);
  fireEvent.click(dialog.getByText('全体用户'));
  fireEvent.click(dialog.getByRole('button', { name: '保存草稿' }));
  expect(await dialog.findByText('数据已被他人修改，请刷新后重试')).toBeInTheDocument();
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({
    id: 'n1',
    titile: '改期通知',
    msgType: 'ALL',
    updateTime: draft.updateTime,
  });
  server.route(EDIT, reply({ ...draft, titile: '改期通知' }));
  fireEvent.click(dialog.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('lists the readers', async () => {
  const reader = {
    id: 'u1',
    username: 'wanglei',
    realname: '王磊',
    departNames: '采购部',
    readFlag: '1',
    readTime: '2026-11-18 10:00:00',
  };
  await atList({
    'GET /sys/annountCement/readStatistics': reply({ total: 200, read: 4, unread: 196 }),
    'GET /sys/annountCement/readers': reply(pageOf([reader])),
  });
  fireEvent.click(screen.getByRole('button', { name: '阅读情况 盘点安排' }));
  const grid = within(await screen.findByRole('grid', { name: '接收人列表' }));
  expect(await grid.findByText('王磊')).toBeInTheDocument();
  expect(await screen.findByText('已读(4)')).toBeInTheDocument();
  expect(screen.getByText('未读(196)')).toBeInTheDocument();
});
