import type { NewsLine, ProjectIntroDetail } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/renderApp';

const PROJECTS = 'GET /portal/projectIntro/list';
const PROJECT = 'GET /portal/projectIntro/queryById';
const NEWS = 'GET /portal/news/published';
const PAGE = 'GET /portal/page/{code}';

const project: ProjectIntroDetail = {
  id: 'x1',
  proNo: 'CG202611210001',
  proName: '2027 年度滚动轴承框架采购',
  buyType: '2',
  buyType_dictText: '公开寻源',
  status: '4',
  status_dictText: '已定标',
  demandOrgName: '锐衡泵业有限公司',
  proStartTime: '2026-11-22 09:00:00',
  proEndTime: '2026-12-05 17:00:00',
  publishTime: '2026-11-21 09:00:00',
  noticeContent: '<p>拟通过公开寻源确定框架供应商。</p>',
  contactName: '王晓琳',
  contactPhone: '0519-8800 1231',
  materials: [{ materialName: '深沟球轴承 6308-2RS', counts: 2400, unit: '个' }],
  award: { awardTime: '2026-12-10 10:00:00', winners: ['常州远通轴承有限公司'] },
};

const news: NewsLine = {
  id: 'n1',
  title: '采购项目公示页面全新上线',
  summary: '公告与结果一处可查。',
  coverUrl: null,
  category: '1',
  category_dictText: '平台动态',
  publishTime: '2026-11-20 09:00:00',
  topFlag: '1',
  viewCount: 12,
};

const visit = (path: string, routes: FakeRoutes = {}) =>
  renderApp({
    path,
    signedIn: false,
    routes: {
      [PROJECTS]: reply(pageOf([project], 9)),
      [PROJECT]: reply(project),
      [NEWS]: reply(pageOf([news])),
      [PAGE]: reply({
        code: 'about',
        title: '关于我们',
        content: '<p>公开透明。</p>',
        updateTime: '2026-08-24 10:00:00',
      }),
      ...routes,
    },
  });

const banner = (name: string) => screen.findByRole('heading', { level: 1, name });

test("home shows the site's menu, current projects and news", async () => {
  visit('/');
  await banner('需求清楚，供应商可信，采购公开');
  const menu = within(screen.getByRole('navigation', { name: '网站导航' }));
  expect(
    menu
      .getAllByRole('link')
      .slice(0, 5)
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['首页', '/'],
    ['产品服务', '/service'],
    ['关于我们', '/about'],
    ['联系我们', '/contact'],
    ['工作台', '/user/login'],
  ]);
  expect(await screen.findByRole('link', { name: project.proName })).toHaveAttribute('href', '/projectintro/detail/x1');
  expect(await screen.findByRole('link', { name: news.title })).toHaveAttribute('href', '/news/detail/n1');
});

describe('projects', () => {
  test('are searched, and the conditions are stored in the address', async () => {
    const { server } = visit('/projectintro?buyType=2');
    await screen.findByRole('link', { name: project.proName });
    expect(server.requestsOf(PROJECTS).at(-1)!.query).toMatchObject({ buyType: '2', pageNo: '1' });
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索采购项目' }), { target: { value: '轴承' } });
    fireEvent.click(screen.getByRole('button', { name: '搜索' }));
    await waitFor(() =>
      expect(server.requestsOf(PROJECTS).at(-1)!.query).toMatchObject({ buyType: '2', keyword: '轴承' }),
    );
  });

  test('are queried by their public fields, as the address says', async () => {
    const query = { matchType: 'and', conditions: [{ field: 'proName', rule: 'like', val: '轴承', type: 'text' }] };
    const { server } = visit(`/projectintro?query=${encodeURIComponent(JSON.stringify(query))}`);
    await screen.findByRole('link', { name: project.proName });
    const { superQueryParams, superQueryMatchType } = server.requestsOf(PROJECTS).at(-1)!.query;
    expect(JSON.parse(decodeURI(superQueryParams!))).toMatchObject([{ field: 'proName', rule: 'like', val: '轴承' }]);
    expect(superQueryMatchType).toBe('and');
    fireEvent.click(await screen.findByRole('button', { name: /^高级查询/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: '第 1 个条件的值' }), { target: { value: '阀门' } });
    fireEvent.click(dialog.getByRole('button', { name: '查询' }));
    await waitFor(() =>
      expect(decodeURI(server.requestsOf(PROJECTS).at(-1)!.query.superQueryParams!)).toContain('阀门'),
    );
  });

  test('show materials and winner, and link to quoting', async () => {
    visit('/projectintro/detail/x1');
    await banner(project.proName);
    expect(screen.getByRole('region', { name: '采购结果' })).toHaveTextContent('常州远通轴承有限公司');
    expect(screen.getByRole('row', { name: '深沟球轴承 6308-2RS 2,400 个' })).toBeVisible();
    expect(screen.getByText('拟通过公开寻源确定框架供应商。')).toBeVisible();
    expect(document.title).toBe('采购公告：2027 年度滚动轴承框架采购 - 采购SaaS管理平台');
    expect(screen.getByRole('link', { name: '开放数据（OCDS）' })).toHaveAttribute(
      'href',
      '/api/portal/projectIntro/ocds?id=x1',
    );
  });

  test('say that a project failed', async () => {
    visit('/projectintro/detail/x1', { [PROJECT]: reply({ ...project, status: '10', award: null }) });
    await banner(project.proName);
    expect(screen.getByRole('region', { name: '采购结果' })).toHaveTextContent('本项目已流标，未产生中选供应商。');
    expect(document.title).toContain('采购结果：');
  });

  test('show many materials at request, and no quantities of a long-term supply', async () => {
    const materials = Array.from({ length: 120 }, (_, at) => ({
      materialName: `阀门 ${at}`,
      counts: null,
      unit: '台',
    }));
    visit('/projectintro/detail/x1', { [PROJECT]: reply({ ...project, materials }) });
    await banner(project.proName);
    expect(screen.getAllByRole('row')).toHaveLength(101);
    expect(screen.queryByRole('columnheader', { name: '数量' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '显示全部 120 项' }));
    expect(screen.getByRole('row', { name: '阀门 119 台' })).toBeVisible();
  });

  test('lead back if they do not exist', async () => {
    visit('/projectintro/detail/gone', { [PROJECT]: refuse('未找到对应数据') });
    expect(await screen.findByText('没有找到该内容')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回采购项目' })).toHaveAttribute('href', '/projectintro');
  });
});

test('shows a news cover, stored or drawn', async () => {
  const { container } = visit('/news', {
    [NEWS]: reply(pageOf([news, { ...news, id: 'n2', title: '平台支持手机访问', coverUrl: 'portal/2026/cover.png' }])),
  });
  await screen.findByRole('link', { name: '平台支持手机访问' });
  const [drawn, stored] = container.querySelectorAll('.gezi-news-cover');
  expect(drawn).toHaveAttribute('data-category', '1');
  expect(stored).toHaveAttribute('src', expect.stringContaining('cover.png'));
});

test.each([
  ['/about', 'about'],
  ['/aboutus', 'about'],
  ['/joinus', 'join'],
  ['/service', 'service'],
  ['/contact', 'contact'],
  ['/platformintro', 'platform'],
])('%s shows its edited content', async (path, code) => {
  const { server } = visit(path);
  expect(await screen.findByText('公开透明。')).toBeVisible();
  expect(server.requestsOf(PAGE)[0]!.params).toEqual({ code });
  expect(screen.getByRole('link', { name: '平台介绍' })).toHaveAttribute('href', '/platformintro');
  expect(screen.getByText('更新于 2026-08-24')).toBeVisible();
});

test('reports a page without content, and offers a retry if loading fails', async () => {
  const { server } = visit('/joinus', { [PAGE]: refuse('服务器内部错误', { status: 500 }) });
  const again = await screen.findByRole('button', { name: '重试' });
  server.route(PAGE, reply({ code: 'join', title: '', content: '', updateTime: null }));
  fireEvent.click(again);
  expect(await screen.findByText('内容正在完善')).toBeVisible();
});

test('shows the current version of a protocol', async () => {
  visit('/protocol/supplier_register', {
    'GET /portal/protocol/current': reply({
      id: 'p1',
      code: 'supplier_register',
      title: '供应商注册协议',
      version: '2.0',
      content: '<p>第一条 总则</p>',
      effectiveTime: '2026-09-01 00:00:00',
    }),
  });
  await banner('供应商注册协议');
  expect(screen.getByText('第一条 总则')).toBeVisible();
  expect(screen.getByRole('button', { name: '打印' })).toBeVisible();
});
