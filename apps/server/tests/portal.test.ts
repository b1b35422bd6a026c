import type {
  HelpDocument,
  HelpManageNode,
  HelpNode,
  News,
  NewsArticle,
  NewsLine,
  OperateDirectory,
  PortalPage,
  Protocol,
  ProtocolText,
} from '@gezi/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operateDirectory, portalNews, portalPage, portalProtocol, purchaseInfo, sysLog } from '../src/platform/db';
import { cleanHtml } from '../src/records/notices/cleanHtml';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

interface Rows<Row> {
  records: Row[];
  total: number;
}
const HELP = '/portal/operateDirectory';
const HOSTILE = '<p onclick="x()">内容<script>alert(1)</script></p>';

let server: TestServer;
let editor: TestCaller;
let supplier: TestCaller;
let visitor: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  visitor = server.anonymous;
  editor = await server.as('editor', { tenant: 1 });
  supplier = await server.as('supplier', { tenant: 1 });
  // The HTML parser is loaded at its first use, which is slow on a busy machine.
  await cleanHtml('<p></p>', 'content');
});
afterAll(() => server.close());

const titles = (nodes: readonly HelpNode[]): string[] =>
  nodes.flatMap(({ title, children }) => [title, ...titles(children ?? [])]);
const helpOf = async (caller: TestCaller, path: 'list' | 'listAdmin', keyword?: string) =>
  (await caller.get<HelpNode[]>(`${HELP}/${path}`, keyword === undefined ? {} : { keyword })).body.result!;
const addHelp = async (part: Partial<OperateDirectory>) =>
  (await editor.post<OperateDirectory>(`${HELP}/add`, { title: '新文档', status: '1', ...part })).body;

describe('help documents', () => {
  test('show visitors the published tree and signed-in users more of it', async () => {
    const tree = await helpOf(visitor, 'list');
    expect(tree.map(({ title }) => title)).toEqual(['快速入门', '采购单位', '供应商', '常见问题']);
    expect(titles(tree).length).toBeGreaterThanOrEqual(14);
    expect(Object.keys(tree[0]!)).toEqual(['id', 'title', 'children']);
    expect(titles(await helpOf(supplier, 'listAdmin'))).toEqual([...titles(tree), '管理员手册', '维护门户内容']);
    expect((await visitor.get(`${HELP}/listAdmin`)).status).toBe(401);
  });

  test('a keyword search returns a flat list of titles and escapes wildcards', async () => {
    expect(await helpOf(visitor, 'list', ' 认识 ')).toEqual([
      { id: expect.any(String), title: '认识采购方式', children: null },
    ]);
    expect(await helpOf(visitor, 'list', '%')).toEqual([]);
    expect(await helpOf(visitor, 'list', '门户')).toEqual([]);
    expect(await helpOf(supplier, 'listAdmin', '门户')).toHaveLength(1);
  });

  test('an entry includes its path; an internal one requires a valid token', async () => {
    const [found] = await helpOf(visitor, 'list', '认识');
    const { body } = await visitor.get<HelpDocument>(`${HELP}/queryByDirectoryId`, { id: found!.id });
    expect(body.result).toMatchObject({ title: '认识采购方式', parents: [{ title: '采购单位' }] });
    expect(body.result!.content).toContain('竞价采购');

    const [hidden] = await helpOf(supplier, 'listAdmin', '门户');
    const path = `${HELP}/queryByDirectoryId`;
    expect((await supplier.get<HelpDocument>(path, { id: hidden!.id })).body.result!.title).toBe('维护门户内容');
    const stale = { 'x-access-token': 'a'.repeat(43) };
    for (const headers of [{}, stale])
      expect((await visitor.call('GET', path, { id: hidden!.id }, headers)).body).toMatchObject({
        success: false,
        message: '未找到对应数据',
      });
  });

  test('are stored as a tree: sanitised, sorted and without cycles', async () => {
    const folder = (await addHelp({ title: '目录', sortOrder: 999 })).result!;
    const entry = (await addHelp({ title: '条目', pid: folder.id, content: HOSTILE, status: '0' })).result!;
    expect(entry).toMatchObject({
      content: '<p>内容</p>',
      status: '0',
      adminOnly: '0',
      createBy: 'editor',
      tenantId: 1,
    });
    expect(titles(await helpOf(visitor, 'list'))).not.toContain('条目');
    const managed = (await editor.get<HelpManageNode[]>(`${HELP}/manage`)).body.result!;
    expect(managed.at(-1)).toMatchObject({ title: '目录', children: [{ title: '条目', status: '0', pid: folder.id }] });

    const edit = (part: object) => editor.put<OperateDirectory>(`${HELP}/edit`, part);
    expect((await edit({ id: folder.id, pid: entry.id })).body).toMatchObject({
      message: '不能放在自己或自己的下级目录中',
      field: 'pid',
    });
    expect((await edit({ id: folder.id, pid: 'nowhere' })).body.message).toBe('上级目录不存在');
    const published = (await edit({ id: entry.id, status: '1', updateTime: entry.updateTime })).body;
    expect(published).toMatchObject({ message: '编辑成功！', result: { content: '<p>内容</p>', title: '条目' } });
    expect((await edit({ id: entry.id, title: '晚了', updateTime: entry.updateTime })).body.message).toBe(
      '数据已被他人修改，请刷新后重试',
    );
    expect(titles(await helpOf(visitor, 'list'))).toContain('条目');

    expect((await editor.call('DELETE', `${HELP}/delete`, { id: folder.id })).body.message).toBe('请先删除下级目录');
    const both = await editor.call('DELETE', `${HELP}/deleteBatch`, { ids: `${folder.id},${entry.id},` });
    expect(both.body.message).toBe('删除成功!');
    expect((await editor.get(`${HELP}/queryById`, { id: entry.id })).body.success).toBe(false);
    const contents = (await server.db.orm.select().from(sysLog)).map(({ logContent }) => logContent);
    expect(contents).toEqual(expect.arrayContaining(['添加帮助文档 目录', '编辑帮助文档 条目', '删除帮助文档']));
  });

  test('hides entries below a draft', async () => {
    const draft = (await addHelp({ title: '未发布目录', status: '0' })).result!;
    const entry = (await addHelp({ title: '被遮住的条目', pid: draft.id })).result!;
    expect(titles(await helpOf(visitor, 'list'))).not.toContain('被遮住的条目');
    expect(await helpOf(visitor, 'list', '被遮住')).toEqual([]);
    expect((await visitor.get(`${HELP}/queryByDirectoryId`, { id: entry.id })).body.success).toBe(false);
    await editor.call('DELETE', `${HELP}/deleteBatch`, { ids: `${draft.id},${entry.id}` });
  });
});

test('the public pages promise nothing that the product lacks', async () => {
  const pages = await server.db.orm.select().from(portalPage);
  const help = await server.db.orm.select().from(operateDirectory);
  const news = await server.db.orm.select().from(portalNews);
  const projects = await server.db.orm.select({ notice: purchaseInfo.noticeContent }).from(purchaseInfo);
  const protocols = await server.db.orm.select().from(portalProtocol);
  const texts = [...pages, ...help, ...news, ...projects, ...protocols].map((row) => JSON.stringify(row));
  expect(texts.length).toBeGreaterThan(25);
  expect(
    texts.filter((text) =>
      /加密|开标|打分|在线报价|在线竞价|独立报价|出价|寻源大厅|每日备份|提交审批|在线合同|电子签名|签订合同/.test(text),
    ),
  ).toEqual([]);
});

describe('news', () => {
  const published = async (query: Record<string, string | number> = {}) =>
    (await visitor.get<Rows<NewsLine>>('/portal/news/published', query)).body.result!;

  test('lists published news, pinned first, filtered by category and title', async () => {
    const { records, total } = await published({ pageSize: 100_000_000 });
    expect(total).toBe(8);
    expect(records[0]).toMatchObject({ topFlag: '1', category: '1', category_dictText: '平台动态' });
    expect(records[0]).not.toHaveProperty('content');
    const times = records.slice(1).map(({ publishTime }) => publishTime!);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await published({ category: '3' })).total).toBe(2);
    expect((await published({ keyword: '统一分类' })).total).toBe(1);
    expect((await published({ keyword: '讨论稿' })).total).toBe(0);
    expect((await published({ pageSize: -521 })).records).toHaveLength(8);
  });

  test('counts a view once a minute and keeps the version', async () => {
    const [{ id } = { id: '' }] = (await published({ keyword: '信用代码' })).records;
    const look = async () => (await visitor.get<NewsArticle>('/portal/news/detail', { id })).body.result!;
    const { viewCount } = await look();
    await look();
    const after = (await editor.get<News>('/portal/news/queryById', { id })).body.result!;
    expect(after.viewCount).toBe(viewCount + 1);
    expect(after.updateTime).toBe(after.createTime);
    server.pass(61_000);
    await look();
    expect((await look()).viewCount).toBe(viewCount + 2);
  });

  test('publishes and revokes a draft', async () => {
    const made = (await editor.post<News>('/portal/news/add', { title: '试运行通知', content: HOSTILE, category: '1' }))
      .body;
    expect(made).toMatchObject({
      message: '添加成功！',
      result: { status: '0', content: '<p>内容</p>', publishTime: null },
    });
    const { id } = made.result!;
    const seen = async () => (await visitor.get('/portal/news/detail', { id })).body.success;
    expect(await seen()).toBe(false);
    expect((await editor.post('/portal/news/revoke', { id })).body.message).toBe('该新闻尚未发布');
    const on = (await editor.post<News>('/portal/news/publish', { id })).body;
    expect(on).toMatchObject({ message: '发布成功', result: { status: '1' } });
    expect(on.result!.publishTime).not.toBeNull();
    expect(await seen()).toBe(true);
    expect((await editor.post<News>('/portal/news/revoke', { id })).body.result!.status).toBe('2');
    expect(await seen()).toBe(false);
    expect((await editor.call('DELETE', '/portal/news/delete', { id })).body.success).toBe(true);
  });

  test('lists only news of the tenant for editors', async () => {
    await server.db.orm
      .insert(portalNews)
      .values({ id: 'theirs', title: '别家新闻', content: '', status: '1', tenantId: 2 });
    const { records } = (await editor.get<Rows<News>>('/portal/news/list', { pageSize: 100 })).body.result!;
    expect(records.map(({ title }) => title)).not.toContain('别家新闻');
    expect(records.some(({ status }) => status === '0')).toBe(true);
    expect((await published({ keyword: '别家' })).total).toBe(0);
  });
});

describe('pages and protocols', () => {
  test('everybody reads a page and editors change it', async () => {
    const read = async (code: string) => (await visitor.get<PortalPage>(`/portal/page/${code}`)).body;
    const about = (await read('about')).result!;
    expect(about.title).toBe('关于我们');
    const page = { code: 'about', title: '关于平台', content: HOSTILE };
    expect((await supplier.put('/portal/page/save', page)).status).toBe(403);
    const saved = await editor.put<PortalPage>('/portal/page/save', { ...page, updateTime: about.updateTime });
    expect(saved.body).toMatchObject({ message: '保存成功', result: { title: '关于平台', content: '<p>内容</p>' } });
    expect((await editor.put('/portal/page/save', { ...page, updateTime: about.updateTime })).body.message).toBe(
      '数据已被他人修改，请刷新后重试',
    );
    expect((await read('about')).result!.title).toBe('关于平台');
    expect((await read('nowhere')).success).toBe(false);
  });

  test('shows the version that became effective last', async () => {
    const current = async () =>
      (await visitor.get<ProtocolText>('/portal/protocol/current', { code: 'privacy' })).body.result!;
    expect(await current()).toMatchObject({ title: '隐私政策', version: '1.1' });
    const next = { code: 'privacy', title: '隐私政策', version: '2.0', content: HOSTILE, status: '1' };
    const made = (
      await editor.post<Protocol>('/portal/protocol/add', { ...next, effectiveTime: '2026-03-18 00:00:00' })
    ).body;
    expect(made.result!.content).toBe('<p>内容</p>');
    expect((await current()).version).toBe('1.1');
    server.pass(3 * 86_400_000);
    expect((await current()).version).toBe('2.0');
    expect((await editor.post('/portal/protocol/add', next)).body).toMatchObject({
      success: false,
      message: '该协议已有相同版本',
      field: 'version',
    });
    const atOnce = { ...next, version: '2.1' };
    expect((await editor.post('/portal/protocol/add', atOnce)).body).toMatchObject({
      success: true,
      result: { effectiveTime: expect.stringMatching(/^2026-03-19/) },
    });
    expect((await current()).version).toBe('2.1');
    await editor.put('/portal/protocol/edit', { id: made.result!.id, status: '0' });
    expect((await current()).version).toBe('2.1');
    expect((await visitor.get('/portal/protocol/current', { code: 'nothing' })).body.success).toBe(false);
  });
});
