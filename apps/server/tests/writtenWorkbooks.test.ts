import { read, utils } from '@e965/xlsx';
import type { AnnouncementRow, ImportResult, News, QuartzJob, SysMessage, SysMessageTemplate } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchasePlan } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';
import type { WorkbookRow } from './support/supplierWorkbook';
import { workbookOf } from './support/workbookOf';

let server: TestServer;
let admin: TestCaller;
const logged: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ onLog: (line) => logged.push(line) });
  admin = await server.as('admin', { tenant: 1 });
});
afterAll(() => server.close());

interface Found<Row> {
  records: Row[];
}
const importRows = async (path: string, rows: WorkbookRow[]) => {
  const { body, headers } = workbookOf(rows);
  return (await admin.call<ImportResult>('POST', `${path}/importExcel`, body, headers)).body;
};
const find = async <Row>(path: string, query: Record<string, string>) =>
  (await admin.get<Found<Row>>(`${path}/list`, query)).body.result!.records;
/** The lines of an export from its headers on, without title lines. */
async function exportRows(path: string, query: Record<string, string> = {}): Promise<string[][]> {
  const { raw } = await admin.get(`${path}/exportXls`, query);
  const { Sheets, SheetNames } = read(raw.rawPayload);
  return utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1, raw: false, defval: '' }).slice(2);
}

test('imports news as sanitised drafts and exports them with their state', async () => {
  const body = await importRows('/portal/news', [
    ['标题', '摘要', '分类', '作者', '置顶', '内容'],
    ['第一条', '摘要', '行业资讯', '编辑部', '是', '第一段\n1 < 2'],
    ['第二条', '', '', '', '', '<p>好<script>alert(1)</script></p>'],
    ['第三条', '', '体育新闻', '', '', '内容'],
  ]);
  expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 1 } });
  const [first] = await find<News>('/portal/news', { title: '第一条' });
  expect(first).toMatchObject({ category: '2', topFlag: '1', status: '0', content: '<p>第一段</p><p>1 &lt; 2</p>' });
  const [second] = await find<News>('/portal/news', { title: '第二条' });
  expect(second).toMatchObject({ content: '<p>好</p>', topFlag: '0', summary: null });

  const [heads, ...rows] = await exportRows('/portal/news', { selections: `${first!.id},foreign` });
  expect(heads).toEqual(['标题', '摘要', '分类', '作者', '置顶', '内容', '状态', '发布时间', '阅读次数']);
  expect(rows).toEqual([['第一条', '摘要', '行业资讯', '编辑部', '是', first!.content, '未发布', '', '0']]);
  expect(await exportRows('/portal/news', { status: '1' })).toHaveLength(9);
});

test('imports announcements as drafts for everybody', async () => {
  const path = '/sys/annountCement';
  const body = await importRows(path, [
    ['标题', '类型', '优先级', '摘要', '内容'],
    ['停电通知', '通知公告', '紧急', '', '周六停电'],
    ['', '', '', '', '没有标题'],
  ]);
  expect(body).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 1 } });
  const [row] = await find<AnnouncementRow>(path, { titile: '停电通知' });
  expect(row).toMatchObject({
    sendStatus: '0',
    msgType: 'ALL',
    priority: 'H',
    sender: 'admin',
    msgContent: '<p>周六停电</p>',
  });
  const [, line] = await exportRows(path, { titile: '停电通知' });
  expect(line!.slice(0, 3)).toEqual(['停电通知', '通知公告', '紧急']);
  expect(line!.slice(5, 8)).toEqual(['全体用户', '未发布', '系统管理员']);
});

test('imports valid message templates and exports sent messages', async () => {
  const path = '/sys/message/sysMessageTemplate';
  const heads = ['模板编码', '模板标题', '模板类型', '模板内容', '模板测试json', '是否应用'];
  const body = await importRows(path, [
    heads,
    ['overdue', '逾期提醒', '文本', '${name}，订单已逾期', '{"name":"张三"}', '否'],
    ['broken', '坏', '文本', '${name}', '{"other":"x"}', ''],
    ['overdue', '再次', '文本', '内容', '', ''],
  ]);
  expect(body).toMatchObject({ code: 201, result: { successCount: 1, errorCount: 2 } });
  const [row] = await find<SysMessageTemplate>(path, { templateCode: 'overdue' });
  expect(row).toMatchObject({ templateName: '逾期提醒', useStatus: '0', templateType: '1' });
  const again = await importRows(path, [heads, ['overdue', '第三次', '文本', '内容', '', '']]);
  expect(again.success).toBe(false);
  expect(await exportRows(path, { templateCode: 'overdue' })).toEqual([
    heads,
    ['overdue', '逾期提醒', '文本', '${name}，订单已逾期', '{"name":"张三"}', '否'],
  ]);
  expect((await exportRows('/sys/message/sysMessage'))[0]!.slice(0, 3)).toEqual(['消息标题', '发送方式', '接收人']);
});

test('imports jobs paused, of registered classes only, and names invalid rows and columns', async () => {
  const path = '/sys/quartzJob';
  const heads = ['任务', 'Cron表达式', '时区', '参数', '描述'];
  const body = await importRows(path, [
    heads,
    ['示例任务', '0 15 9 ? * 6L *', '', '甲', '导入的任务'],
    ['sampleJob', '0 0 9 * * ? *', 'Europe/London', '', '按名称'],
    ['示例任务', '0 60 9 * * ? *', '', '', ''],
    ['java.lang.Runtime', '0 0 9 * * ? *', '', '', ''],
    ['示例任务', '0 0 9 * * ? *', 'Mars/Base', '', ''],
    ['示例任务', '', '', '', ''],
  ]);
  expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 4 } });
  const { raw } = await admin.get(body.result!.workbookUrl!);
  const { Sheets, SheetNames } = read(raw.rawPayload);
  const marked = JSON.stringify(utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1, raw: false }));
  for (const reason of ['分“60”无法识别', '任务应为：', '时区不正确', 'Cron表达式不能为空'])
    expect(marked).toContain(reason);

  const [job] = await find<QuartzJob>(path, { description: '导入的任务' });
  expect(job).toMatchObject({ jobClassName: 'sampleJob', status: -1, nextRunTime: null, timeZone: 'Asia/Shanghai' });
  const [first, ...rows] = await exportRows(path, { selections: job!.id });
  expect(first).toEqual([...heads, '状态', '下次执行', '上次执行']);
  expect(rows).toEqual([['示例任务', '0 15 9 ? * 6L *', 'Asia/Shanghai', '甲', '导入的任务', '停止', '', '']]);
  // An export can be imported again.
  expect((await importRows(path, [first!, ...rows])).success).toBe(true);
});

test('imports messages as unsent, to existing users only', async () => {
  const path = '/sys/message/sysMessage';
  const heads = ['消息标题', '发送方式', '接收人', '消息内容', '发送时间', '备注'];
  const body = await importRows(path, [
    heads,
    ['导入一', '系统消息', 'manager', '第一段\n1 < 2', '', '备注'],
    ['导入二', '短信', '13800001111', '<p>好<script>alert(1)</script></p>', '2099/1/5 9:00', ''],
    ['坏一', '系统消息', 'jb_manager', '内容', '', ''],
    ['坏二', '微信', 'manager', '内容', '', ''],
    ['坏三', '邮件', 'manager', '内容', '', ''],
    ['坏四', '系统消息', 'manager', '内容', '2020-01-01 00:00:00', ''],
    ['坏五', '系统消息', 'manager', '内容', '2099-02-30 00:00:00', ''],
  ]);
  expect(body).toMatchObject({ code: 201, result: { successCount: 2, errorCount: 5 } });
  const [first] = await find<SysMessage>(path, { esTitle: '导入一' });
  expect(first).toMatchObject({ esSendStatus: '0', esType: '4', esContent: '<p>第一段</p><p>1 &lt; 2</p>' });
  const [second] = await find<SysMessage>(path, { esTitle: '导入二' });
  expect(second).toMatchObject({ esSendStatus: '0', esContent: '<p>好</p>', esSendTime: '2099-01-05 09:00:00' });
  const [, line] = await exportRows(path, { esTitle: '导入二' });
  expect(line!.slice(0, 3)).toEqual(['导入二', '短信', '13800001111']);
});

test('exports log no warning', async () => {
  for (const path of ['/portal/news', '/sys/quartzJob', '/message/sysMessageTemplate']) await exportRows(path);
  expect(logged).toEqual([]);
});

test('exports documents that are read in several parts in the order of the list', async () => {
  const named = (at: number) => `分批${String(at).padStart(3, '0')}`;
  await server.db.orm.insert(purchasePlan).values(
    Array.from({ length: 450 }, (_, at) => ({
      id: `part${at}`,
      planNo: `PART-${at}`,
      planName: named(at),
      departName: '设备部',
      tenantId: 1,
    })),
  );
  const request = { planName: '分批*', column: 'planName', order: 'asc' };
  const [heads, ...rows] = await exportRows('/purchase/purchasePlan', request);
  const nameAt = heads!.indexOf('计划名称');
  expect(rows.map((row) => row[nameAt])).toEqual(Array.from({ length: 450 }, (_, at) => named(at)));
});
