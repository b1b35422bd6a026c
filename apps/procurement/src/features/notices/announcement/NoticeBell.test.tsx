import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { managerAccess } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { NoticeBell } from './NoticeBell';

const LIST = 'GET /sys/annountCement/listByUser';
const NOTICE = 'GET /sys/annountCement/queryById';
const READ = 'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId';

const noticeOf = (part: object = {}) => ({
  id: 'n1',
  titile: '停电检修通知',
  priority: 'H',
  sender: 'admin',
  sender_dictText: '系统管理员',
  sendTime: '2026-11-18 09:00:00',
  createTime: '2026-11-18 08:00:00',
  msgContent: '<p>周六停电</p>',
  msgCategory: '1',
  openType: null,
  openPage: null,
  busId: null,
  ...part,
});
const listOf = (anntMsgList: object[], sysMsgList: object[] = []) =>
  reply({ anntMsgList, anntMsgTotal: anntMsgList.length, sysMsgList, sysMsgTotal: sysMsgList.length });

afterEach(() => void vi.unstubAllGlobals());

async function atBell(routes: FakeRoutes = {}) {
  const app = renderPage({
    page: <NoticeBell />,
    path: '/dashboard/analysis',
    routes: {
      [LIST]: listOf([noticeOf()], [noticeOf({ id: 's1', titile: '密码提醒', priority: 'L', msgCategory: '2' })]),
      [NOTICE]: reply(noticeOf()),
      [READ]: reply(null),
      ...routes,
    },
  });
  return app;
}
const panel = async () => within(await screen.findByRole('dialog', { name: '消息通知' }));

test('counts unread notices, lists them on two tabs and returns the focus on Escape', async () => {
  const { user } = await atBell();
  const bell = await screen.findByRole('button', { name: '消息通知，2 条未读' });
  await user.click(bell);
  const opened = await panel();
  expect(opened.getByText('通知(1)')).toHaveAttribute('aria-selected', 'true');
  const item = opened.getByRole('button', { name: /停电检修通知/ });
  expect(item).toHaveTextContent('紧急');
  expect(item).toHaveTextContent('2026-11-18 09:00:00');
  await user.click(opened.getByText('系统消息(1)'));
  expect(await opened.findByRole('button', { name: /密码提醒/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(bell).toHaveFocus();
});

test('marks an opened notice as read and reloads the list', async () => {
  const { user, server } = await atBell();
  await user.click(await screen.findByRole('button', { name: /条未读/ }));
  server.route(LIST, listOf([]));
  await user.click((await panel()).getByRole('button', { name: /停电检修通知/ }));
  expect(await screen.findByText('周六停电')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '去处理' })).toBeNull();
  expect(server.requestsOf(READ)[0]!.body).toEqual({ anntId: 'n1' });
  expect(await screen.findByRole('button', { name: '消息通知' })).toBeInTheDocument();
});

test('links a notice about a record to that record', async () => {
  const record = { openType: 'component', openPage: 'purchase/PlanView', busId: 'p7' };
  const { user, address } = await atBell({ [LIST]: listOf([noticeOf(record)]) });
  await user.click(await screen.findByRole('button', { name: /条未读/ }));
  await user.click((await panel()).getByRole('button', { name: /停电检修通知/ }));
  await waitFor(() => expect(address()).toBe('/purchase/plan/view?id=p7'));
});

test("shows the notice itself to users without access to the record's page", async () => {
  const record = { openType: 'component', openPage: 'system/Unknown', busId: 'p7' };
  const { user } = await atBell({
    [LIST]: listOf([noticeOf(record)]),
    'GET /sys/permission/getUserPermissionByToken': reply(managerAccess),
  });
  await user.click(await screen.findByRole('button', { name: /条未读/ }));
  await user.click((await panel()).getByRole('button', { name: /停电检修通知/ }));
  expect(await screen.findByText('周六停电')).toBeInTheDocument();
});

test('counts a push immediately and offers a retry if loading fails', async () => {
  const { user, server, hub } = await atBell();
  await screen.findByRole('button', { name: '消息通知，2 条未读' });
  server.route(LIST, listOf([noticeOf(), noticeOf({ id: 'n2', titile: '复工通知', priority: 'L' })]));
  act(() => hub.broadcast({ cmd: 'topic', msgId: 'n2', msgTxt: '复工通知' }));
  server.route(
    LIST,
    listOf([noticeOf(), noticeOf({ id: 'n2', priority: 'L' }), noticeOf({ id: 'n3', priority: 'L' })]),
  );
  act(() => hub.broadcast({ cmd: 'user', msgId: 'n3' }));
  await user.click(await screen.findByRole('button', { name: '消息通知，3 条未读' }));
  server.route(LIST, refuse('服务器内部错误'));
  act(() => hub.broadcast({ cmd: 'topic' }));
  const opened = await panel();
  expect(await opened.findByText(/消息加载失败/)).toBeInTheDocument();
  server.route(LIST, listOf([]));
  await user.click(opened.getByRole('button', { name: '重试' }));
  expect(await opened.findByText('暂无通知')).toBeInTheDocument();
});

const push = (app: Awaited<ReturnType<typeof atBell>>, part: object) => {
  app.server.route(LIST, listOf([noticeOf(), noticeOf({ id: 'n9', sendTime: '2026-11-19 09:00:00', ...part })]));
  act(() => app.hub.broadcast({ cmd: 'topic', msgId: 'n9' }));
};

test('pops up a new urgent announcement and marks it as read when it is closed', async () => {
  const app = await atBell();
  await screen.findByRole('button', { name: /条未读/ });
  expect(screen.queryByRole('dialog')).toBeNull();
  push(app, {});
  const dialog = within(await screen.findByRole('dialog', { name: '停电检修通知' }));
  expect(app.server.requestsOf(READ)).toEqual([]);
  await app.user.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1)!);
  await waitFor(() => expect(app.server.requestsOf(READ)[0]!.body).toEqual({ anntId: 'n9' }));
});

test('shows a toast for another new notice, which opens it', async () => {
  const app = await atBell();
  await screen.findByRole('button', { name: /条未读/ });
  push(app, { titile: '培训安排', priority: 'L' });
  expect(await screen.findByText('培训安排')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.user.click(screen.getByRole('button', { name: '查看' }));
  await waitFor(() => expect(app.server.requestsOf(READ)[0]!.body).toEqual({ anntId: 'n9' }));
  expect(await screen.findByText('周六停电')).toBeVisible();
});

test('reads titles of important notices aloud with a local voice on request', async () => {
  const speak = vi.fn<(utterance: { text: string }) => void>();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      voice = null;
      lang = '';
      constructor(readonly text: string) {}
    },
  );
  const voices = [
    { lang: 'zh-CN', localService: false, name: 'network' },
    { lang: 'zh-CN', localService: true, name: 'local' },
  ];
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak, cancel: () => undefined });
  const { user, server, hub } = await atBell();
  await user.click(await screen.findByRole('button', { name: /条未读/ }));
  await user.click((await panel()).getByRole('switch', { name: '语音播报' }));
  await waitFor(() =>
    expect(speak).toHaveBeenCalledWith(expect.objectContaining({ text: '语音播报已开启', voice: voices[1] })),
  );
  const later = { sendTime: '2026-11-19 09:00:00' };
  server.route(
    LIST,
    listOf([
      noticeOf({ id: 'n4', titile: '一般通知', priority: 'L', ...later }),
      noticeOf({ id: 'n5', titile: '紧急集合', ...later }),
    ]),
  );
  act(() => hub.broadcast({ cmd: 'topic', msgId: 'n5' }));
  await waitFor(() => expect(speak).toHaveBeenCalledTimes(2));
  expect(speak.mock.calls[1]![0].text).toBe('紧急集合');
});

test('links to all messages', async () => {
  const { user, address } = await atBell();
  await user.click(await screen.findByRole('button', { name: /条未读/ }));
  await user.click((await panel()).getByRole('button', { name: '查看更多' }));
  expect(address()).toBe('/account/mymessage');
});

test('reloads the waiting work when a notice arrives, and leads to it', async () => {
  const TODOS = 'GET /dashboard/todos';
  const todo = { code: 'flow-todo', title: '待办任务', path: '/flowable/task/todo' };
  const { user, server, hub, address } = await atBell({ [TODOS]: reply([{ ...todo, count: 1 }]) });
  await user.click(await screen.findByRole('button', { name: '消息通知，2 条未读' }));
  expect(await (await panel()).findByRole('link', { name: '待办任务1' })).toBeInTheDocument();
  server.route(TODOS, reply([{ ...todo, count: 2 }]));
  server.route(LIST, listOf([noticeOf()], [noticeOf({ id: 's2', titile: '待办：主管审批', priority: 'M' })]));
  act(() => hub.broadcast({ cmd: 'user', msgId: 's2' }));
  await user.click(await (await panel()).findByRole('link', { name: '待办任务2' }));
  await waitFor(() => expect(address()).toBe('/flowable/task/todo'));
  expect(screen.queryByRole('dialog', { name: '消息通知' })).toBeNull();
});

test('refetches open documents when a notice about a record arrives', async () => {
  const { server, hub, queries } = await atBell();
  const read = vi.fn<() => string>(() => 'document');
  const document = { queryKey: ['document'], queryFn: read, staleTime: Infinity, meta: { isOpenDocument: true } };
  const close = new QueryObserver(queries, document).subscribe(() => undefined);
  await screen.findByRole('button', { name: '消息通知，2 条未读' });
  server.route(LIST, listOf([noticeOf(), noticeOf({ id: 'n2', priority: 'L' })]));
  act(() => hub.broadcast({ cmd: 'topic' }));
  await waitFor(() => expect(server.requestsOf(LIST)).toHaveLength(2));
  expect(read).toHaveBeenCalledOnce();
  server.route(LIST, listOf([noticeOf(), noticeOf({ id: 'n3', priority: 'L', busId: 'o1' })]));
  act(() => hub.broadcast({ cmd: 'user' }));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  close();
});
