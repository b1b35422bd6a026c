import type { HelpManageNode, News, Protocol } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../testing/fixtures';
import { renderPage } from '../../../../testing/renderPage';
import { HelpListPage } from './help/HelpListPage';
import { NewsListPage } from './news/NewsListPage';
import { PageListPage } from './page/PageListPage';
import { ProtocolListPage } from './protocol/ProtocolListPage';

const audit = {
  createBy: 'editor',
  createTime: '2026-11-18 08:00:00',
  updateBy: null,
  updateTime: '2026-11-18 09:00:00',
  sysOrgCode: null,
  tenantId: 1,
};
const rightsOn = (resource: string, actions = ['list', 'add', 'edit', 'delete']) =>
  actions.map((action) => ({ action: `${resource}:${action}`, type: '2', describe: action }));
const show = (page: ReactNode, path: string, auth: ReturnType<typeof rightsOn>, routes: FakeRoutes) =>
  renderPage({ page, path, auth, routes });

/** The drawer, once its record is loaded. */
function opened() {
  return waitFor(() => {
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByRole('textbox', { name: '标题' })).toBeInTheDocument();
    return drawer;
  });
}

const node = (id: string, title: string, part: Partial<HelpManageNode> = {}): HelpManageNode => ({
  id,
  title,
  pid: '0',
  sortOrder: 0,
  status: '1',
  adminOnly: '0',
  updateTime: audit.updateTime,
  children: null,
  ...part,
});
const tree = [
  node('h1', '快速入门', { children: [node('h2', '如何登录', { pid: 'h1' })] }),
  node('h3', '审批规则', { status: '0', adminOnly: '1' }),
];
const entry = {
  id: 'h2',
  pid: 'h1',
  title: '如何登录',
  content: '<p>输入用户名和密码</p>',
  sortOrder: 0,
  status: '1',
  adminOnly: '0',
  ...audit,
};

test('help documents are searched, read, withdrawn and added under another', async () => {
  const EDIT = 'PUT /portal/operateDirectory/edit';
  const ADD = 'POST /portal/operateDirectory/add';
  const { server } = show(<HelpListPage />, '/portal/help', rightsOn('portal:operateDirectory'), {
    'GET /portal/operateDirectory/manage': reply(tree),
    'GET /portal/operateDirectory/queryById': reply(entry),
    [EDIT]: reply({ ...entry, status: '0' }),
    [ADD]: reply({ ...entry, id: 'h9' }),
  });
  const branches = within(await screen.findByRole('tree', { name: '文档目录' }));
  expect(branches.getByText('仅登录用户')).toBeVisible();
  fireEvent.change(screen.getByLabelText('搜索文档'), { target: { value: '登录' } });
  await waitFor(() => expect(branches.queryByText('审批规则')).toBeNull());
  fireEvent.click(branches.getByText('登录', { selector: 'mark' }));
  expect(await screen.findByText('输入用户名和密码')).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: '更多 如何登录' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '撤回' }));
  await waitFor(() =>
    expect(server.requestsOf(EDIT)[0]?.body).toEqual({ id: 'h2', updateTime: audit.updateTime, status: '0' }),
  );

  fireEvent.click(screen.getByRole('button', { name: '新增下级' }));
  const drawer = await opened();
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  expect(await drawer.findByText('请输入标题')).toBeInTheDocument();
  fireEvent.change(drawer.getByRole('textbox', { name: '标题' }), { target: { value: '忘记密码' } });
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(server.requestsOf(ADD)[0]?.body).toMatchObject({ title: '忘记密码', pid: 'h2' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const draft: News = {
  id: 'n1',
  title: '平台升级公告',
  summary: '周六升级',
  coverUrl: null,
  content: '<p>周六 20:00 升级</p>',
  category: '1',
  category_dictText: '平台动态',
  author: '平台运营中心',
  publishTime: null,
  status: '0',
  topFlag: '1',
  viewCount: 0,
  ...audit,
};

test('news are edited in their stored version, published after a confirmation, and read-only without permission', async () => {
  const EDIT = 'PUT /portal/news/edit';
  const PUBLISH = 'POST /portal/news/publish';
  const routes: FakeRoutes = {
    'GET /portal/news/list': reply(pageOf([draft])),
    'GET /portal/news/queryById': reply({ ...draft, updateTime: '2026-11-18 10:00:00' }),
    [EDIT]: refuse('数据已被他人修改，请刷新后重试'),
    [PUBLISH]: reply({ ...draft, status: '1' }),
  };
  const { server, unmount } = show(<NewsListPage />, '/portal/news', rightsOn('portal:news'), routes);
  await screen.findByRole('button', { name: '发布 平台升级公告' });
  fireEvent.click(screen.getByRole('button', { name: '发布 平台升级公告' }));
  expect(await screen.findByText('发布“平台升级公告”后，所有人都能看到。')).toBeInTheDocument();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '发布' }));
  await waitFor(() => expect(server.requestsOf(PUBLISH)[0]?.body).toEqual({ id: 'n1' }));
  expect(await screen.findByText('发布成功')).toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: '编辑 平台升级公告' }));
  const drawer = await opened();
  expect(await drawer.findByRole('group', { name: '封面' })).toBeInTheDocument();
  fireEvent.change(drawer.getByRole('textbox', { name: '标题' }), { target: { value: '平台升级' } });
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  expect(await drawer.findByText('数据已被他人修改，请刷新后重试')).toBeInTheDocument();
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({
    id: 'n1',
    title: '平台升级',
    coverUrl: null,
    updateTime: '2026-11-18 10:00:00',
  });
  unmount();

  show(<NewsListPage />, '/portal/news', rightsOn('portal:news', ['list']), routes);
  await within(await screen.findByRole('grid', { name: '新闻列表' })).findByText('平台升级公告');
  expect(screen.queryByRole('button', { name: /平台升级公告|新增/ })).toBeNull();
});

test('pages are saved with the version that was read', async () => {
  const SAVE = 'PUT /portal/page/save';
  const { server } = show(<PageListPage />, '/portal/page', rightsOn('portal:page', ['edit']), {
    'GET /portal/page/{code}': reply({
      code: 'about',
      title: '关于我们',
      content: '<p>我们是谁</p>',
      updateTime: audit.updateTime,
    }),
    [SAVE]: reply(null),
  });
  const list = within(screen.getByRole('grid', { name: '页面列表' }));
  expect(await list.findByRole('link', { name: '/joinus' })).toHaveAttribute('href', '/joinus');
  expect(list.getByRole('button', { name: '编辑 平台介绍' })).toBeVisible();
  fireEvent.click(list.getByRole('button', { name: '编辑 关于我们' }));
  const drawer = await opened();
  fireEvent.change(drawer.getByRole('textbox', { name: '标题' }), { target: { value: '关于平台' } });
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(server.requestsOf(SAVE)[0]?.body).toEqual({
      code: 'about',
      title: '关于平台',
      content: '<p>我们是谁</p>',
      updateTime: audit.updateTime,
    }),
  );
});

const privacy: Protocol = {
  id: 'p1',
  code: 'privacy',
  title: '隐私政策',
  content: '<p>第一条</p>',
  version: 'V1.0',
  effectiveTime: null,
  status: '1',
  ...audit,
};

test('a new version of a protocol starts with the previous content', async () => {
  const ADD = 'POST /portal/protocol/add';
  const { server } = show(<ProtocolListPage />, '/portal/protocol', rightsOn('portal:protocol'), {
    'GET /portal/protocol/list': reply(pageOf([privacy])),
    'GET /portal/protocol/queryById': reply(privacy),
    [ADD]: refuse('该编码的版本已存在', { field: 'version' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '新版本 隐私政策 V1.0' }));
  const drawer = await opened();
  expect(await drawer.findByRole('textbox', { name: '编码' })).toBeDisabled();
  fireEvent.change(drawer.getByRole('textbox', { name: '版本' }), { target: { value: 'V1.0' } });
  fireEvent.click(drawer.getByRole('button', { name: '确定' }));
  expect(await drawer.findByText('该编码的版本已存在')).toBeInTheDocument();
  expect(server.requestsOf(ADD)[0]!.body).toEqual({
    code: 'privacy',
    title: '隐私政策',
    content: '<p>第一条</p>',
    version: 'V1.0',
    effectiveTime: null,
    status: '0',
  });
});
