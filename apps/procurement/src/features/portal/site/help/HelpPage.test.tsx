import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { HelpPage } from './HelpPage';

const LIST = 'GET /portal/operateDirectory/list';
const LIST_ADMIN = 'GET /portal/operateDirectory/listAdmin';
const VIEW = 'GET /portal/operateDirectory/queryByDirectoryId';
const tree = [
  {
    id: 's',
    title: '供应商',
    children: [
      { id: 's1', title: '供应商注册', children: null },
      { id: 's2', title: '在线报价', children: null },
    ],
  },
  { id: 'q', title: '常见问题', children: null },
];
const quoting = {
  id: 's2',
  title: '在线报价',
  content: '<p>先完成<a href="/helpdocument?id=s1">注册</a>，再看<a href="/helpdocument?id=s2">本文</a>。</p>',
  parents: [{ id: 's', title: '供应商' }],
};

const atHelp = (path = '/helpdocument', routes: FakeRoutes = {}, signedIn = false) =>
  renderPage({
    page: <HelpPage />,
    path,
    signedIn,
    routes: { [LIST]: reply(tree), [LIST_ADMIN]: reply(tree), [VIEW]: reply(quoting), ...routes },
  });

describe('without an id', () => {
  test('shows a welcome next to the menu and searches nothing', async () => {
    const { server } = atHelp();
    expect(screen.getByRole('heading', { level: 1, name: '欢迎使用帮助文档' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: '帮助目录' }));
    expect(await menu.findByRole('link', { name: '常见问题' })).toBeVisible();
    expect(menu.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.title).toBe('帮助文档 - 采购SaaS管理平台');
    expect(server.requestsOf(LIST_ADMIN)).toHaveLength(0);
  });

  test('requests more documents for signed-in users', async () => {
    const { server } = atHelp('/helpdocument', {}, true);
    await screen.findAllByRole('link', { name: '常见问题' });
    expect(server.requestsOf(LIST_ADMIN)).toHaveLength(1);
    expect(server.requestsOf(LIST)).toHaveLength(0);
  });

  test('expands and collapses a branch, and opens an entry', async () => {
    const { address } = atHelp();
    fireEvent.click(await screen.findByRole('button', { name: '展开 供应商' }));
    const menu = within(screen.getByRole('navigation', { name: '帮助目录' }));
    expect(menu.getByRole('link', { name: '在线报价' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '收起 供应商' }));
    expect(menu.queryByRole('link', { name: '在线报价' })).toBeNull();
    fireEvent.click(menu.getByRole('link', { name: '供应商' }));
    await waitFor(() => expect(address()).toBe('/helpdocument?id=s'));
  });
});

describe('with an id', () => {
  test('shows the breadcrumb and expands the menu at the document', async () => {
    atHelp('/helpdocument?id=s2');
    expect(await screen.findByRole('heading', { level: 1, name: '在线报价' })).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: '当前位置' }));
    expect(await way.findByRole('link', { name: '供应商' })).toHaveAttribute('href', '/helpdocument?id=s');
    const menu = within(screen.getByRole('navigation', { name: '帮助目录' }));
    expect(await menu.findByRole('link', { name: '在线报价' })).toHaveAttribute('aria-current', 'page');
  });

  test('replaces the route on links to other documents and ignores links to the same one', async () => {
    const { address, server } = atHelp('/helpdocument?id=s2');
    fireEvent.click(await screen.findByRole('link', { name: '本文' }));
    expect(address()).toBe('/helpdocument?id=s2');
    expect(server.requestsOf(VIEW)).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: '注册' }));
    await waitFor(() => expect(address()).toBe('/helpdocument?id=s1'));
    await waitFor(() => expect(server.requestsOf(VIEW).map(({ query }) => query.id)).toEqual(['s2', 's1']));
  });

  test('searches titles and opens a result', async () => {
    const found = [{ id: 'q', title: '常见问题', children: null }];
    const { server, address } = atHelp('/helpdocument?id=s2');
    const box = await screen.findByRole('combobox', { name: '搜索帮助文档' });
    fireEvent.mouseDown(box);
    expect(await screen.findByText('请输入搜索内容')).toBeInTheDocument();
    server.route(LIST, reply(found));
    fireEvent.change(box, { target: { value: '常见' } });
    await waitFor(() => expect(server.requestsOf(LIST).at(-1)!.query).toMatchObject({ keyword: '常见' }));
    fireEvent.click(await screen.findByText('常见问题', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(address()).toBe('/helpdocument?id=q'));
  });

  test('reports an empty search result', async () => {
    const { server } = atHelp('/helpdocument?id=s2');
    const box = await screen.findByRole('combobox', { name: '搜索帮助文档' });
    fireEvent.mouseDown(box);
    server.route(LIST, reply([]));
    fireEvent.change(box, { target: { value: '没有' } });
    expect(await screen.findByText('暂无数据')).toBeInTheDocument();
  });

  test('links to the start page', async () => {
    const { address } = atHelp('/helpdocument?id=s2');
    fireEvent.click(await screen.findByRole('button', { name: '返回首页' }));
    await waitFor(() => expect(address()).toBe('/helpdocument'));
  });

  test("reports a missing entry with the server's message", async () => {
    atHelp('/helpdocument?id=x', { [VIEW]: refuse('未找到对应数据') });
    expect(await screen.findByText('没有找到该内容')).toBeVisible();
    expect(await screen.findByText('未找到对应数据')).toBeInTheDocument();
  });

  test('lists the entries of a chapter, and reports an empty one', async () => {
    const chapter = { id: 's', title: '供应商', content: '', parents: [] };
    const { unmount } = atHelp('/helpdocument?id=s', { [VIEW]: reply(chapter) });
    expect(await screen.findByRole('heading', { level: 2, name: '本章内容' })).toBeVisible();
    unmount();
    atHelp('/helpdocument?id=q', { [VIEW]: reply({ ...chapter, id: 'q', title: '常见问题' }) });
    expect(await screen.findByText('暂无内容')).toBeVisible();
  });
});
