import type {
  Announcement,
  AnnouncementRow,
  NoticeList,
  NoticeReader,
  QuartzJobRun,
  ReadStatistics,
  ReceivedNotice,
  SysMessage,
  SysMessageTemplate,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { memoryBus } from '../src/platform/bus/memoryBus';
import { sysDepart, sysQuartzJob, sysUser, sysUserDepart, sysUserRole, timeText } from '../src/platform/db';
import { roleId } from '../src/seed';
import { listening, ready, testSockets } from './support/sockets';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const BASE = '/sys/annountCement';
const TEMPLATES = '/sys/message/sysMessageTemplate';
interface Rows<Row> {
  records: Row[];
  total: number;
}

let server: TestServer;
let address: string;
let admin: TestCaller;
let manager: TestCaller;
let purchaser: TestCaller;
let declarer: TestCaller;
let neighbour: TestCaller;
const { connect, closeAll } = testSockets(() => address);

beforeAll(async () => {
  server = await startTestServer({ bus: memoryBus() });
  address = await listening(server);
  admin = await server.as('admin', { tenant: 1 });
  [manager, purchaser, declarer, neighbour] = (await Promise.all(
    ['manager', 'purchaser', 'declarer', 'jb_manager'].map((name) => server.as(name)),
  )) as [TestCaller, TestCaller, TestCaller, TestCaller];
});
afterAll(() => server.close());
afterEach(() => closeAll());

const listen = async (who: TestCaller) => ready(await connect(`/api/websocket/${who.userId}`, who.token), 'HeartBeat');
const add = async (members: Record<string, unknown> = {}) => {
  const content = { titile: '停电通知', msgContent: '<p>周六 08:00 至 12:00 停电检修。</p>', ...members };
  const { body } = await admin.post<AnnouncementRow>(`${BASE}/add`, content);
  if (!body.result) throw new Error(body.message);
  return body.result;
};
const release = (id: string) => admin.get(`${BASE}/doReleaseData`, { id });
const revoke = (id: string) => admin.get(`${BASE}/doReovkeData`, { id });
const unread = async (who: TestCaller) =>
  (await who.get<NoticeList>(`${BASE}/listByUser`, { pageSize: 100 })).body.result!;
const finds = async (who: TestCaller, id: string) =>
  (await who.get<Announcement>(`${BASE}/queryById`, { id })).body.success;
const readersOf = async (anntId: string) =>
  (await admin.get<Rows<NoticeReader>>(`${BASE}/readers`, { anntId, pageSize: -521 })).body.result!;

describe('an announcement', () => {
  test('is visible to its editor only until it is published, then pushed to users online', async () => {
    const draft = await add({ priority: 'H', userIds: manager.userId });
    // To everybody, so no receivers are named.
    expect(draft).toMatchObject({ sendStatus: '0', msgType: 'ALL', userIds: null, sender: 'admin', receiverCount: 0 });
    expect(await finds(manager, draft.id)).toBe(false);
    const [mine, theirs] = [await listen(manager), await listen(neighbour)];
    const before = (await unread(manager)).anntMsgTotal;

    expect((await release(draft.id)).body.success).toBe(true);
    expect(JSON.parse(await mine.next())).toEqual({ cmd: 'topic', msgId: draft.id, msgTxt: '停电通知' });
    theirs.send('ping');
    expect(JSON.parse(await theirs.next())).toEqual({ cmd: 'heartcheck' });
    const now = await unread(manager);
    expect(now.anntMsgTotal).toBe(before + 1);
    expect(now.anntMsgList[0]).toMatchObject({ id: draft.id, priority: 'H', readFlag: '0' });
    expect(await finds(neighbour, draft.id)).toBe(false);

    expect((await release(draft.id)).body).toMatchObject({ success: false, message: '该通告已发布' });
    const edit = await admin.put(`${BASE}/edit`, { id: draft.id, titile: '改期' });
    expect(edit.body).toMatchObject({ success: false, message: '已发布的通告不能修改或删除，请先撤销' });
    const removal = await admin.call('DELETE', `${BASE}/delete`, { id: draft.id });
    expect(removal.body).toMatchObject({ success: false, message: '已发布的通告不能修改或删除，请先撤销' });
  });

  test('disappears when revoked and is unread when published again', async () => {
    const { id } = await add();
    await release(id);
    await manager.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id });
    expect((await unread(manager)).anntMsgList.map((one) => one.id)).not.toContain(id);
    expect((await revoke(id)).body.success).toBe(true);
    expect(await finds(manager, id)).toBe(false);
    expect((await revoke(id)).body).toMatchObject({ success: false, message: '只能撤销已发布的通告' });
    const { updateTime } = (await admin.get<Rows<AnnouncementRow>>(`${BASE}/list`, { id })).body.result!.records[0]!;
    const edited = await admin.put<AnnouncementRow>(`${BASE}/edit`, { id, titile: '改期通知', updateTime });
    expect(edited.body.result).toMatchObject({ titile: '改期通知', sendStatus: '2' });
    const late = await admin.put(`${BASE}/edit`, { id, titile: '又改', updateTime });
    expect(late.body).toMatchObject({ success: false, message: '数据已被他人修改，请刷新后重试' });
    await release(id);
    expect((await unread(manager)).anntMsgList.map((one) => one.id)).toContain(id);
    await revoke(id);
    expect((await admin.call('DELETE', `${BASE}/deleteBatch`, { ids: `${id},` })).body.success).toBe(true);
    expect((await admin.get<Rows<AnnouncementRow>>(`${BASE}/list`, { id })).body.result!.total).toBe(0);
  });

  test('reaches the users of roles and departments as of its publication', async () => {
    const { orm } = server.db;
    const [workshop] = await orm
      .select()
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, 1), eq(sysDepart.departName, '机加工车间')));
    const draft = await add({
      msgType: 'USER',
      userIds: `${manager.userId},`,
      roleIds: roleId('purchaser'),
      departIds: workshop!.parentId,
    });
    expect(draft).toMatchObject({ userIds: `${manager.userId},`, roleIds: `${roleId('purchaser')},` });
    const [line, other] = [await listen(manager), await listen(await server.as('expert'))];
    expect((await release(draft.id)).body.success).toBe(true);
    expect(JSON.parse(await line.next())).toMatchObject({ cmd: 'user', msgId: draft.id });
    other.send('ping');
    expect(JSON.parse(await other.next())).toEqual({ cmd: 'heartcheck' });

    const inRole = await orm
      .select({ id: sysUserRole.userId })
      .from(sysUserRole)
      .where(and(eq(sysUserRole.roleId, roleId('purchaser')), eq(sysUserRole.tenantId, 1)));
    const inWorkshop = await orm
      .select({ id: sysUserDepart.userId })
      .from(sysUserDepart)
      .where(eq(sysUserDepart.departId, workshop!.id));
    const working = await orm
      .select()
      .from(sysUser)
      .where(and(eq(sysUser.status, 1), eq(sysUser.delFlag, 0)));
    const active = new Set(working.map(({ id }) => id));
    const expectedReceivers = [manager, purchaser]
      .map(({ userId }) => userId)
      .concat([...inRole, ...inWorkshop].map(({ id }) => id));
    const { records, total } = await readersOf(draft.id);
    const receivers = records.map(({ id }) => id);
    expect(total).toBe(receivers.length);
    for (const id of expectedReceivers.filter((one) => active.has(one))) expect(receivers).toContain(id);
    const tenants = new Map(working.map(({ id, tenantId }) => [id, tenantId]));
    expect(receivers.every((id) => tenants.get(id) === 1)).toBe(true);
    expect(await finds(purchaser, draft.id)).toBe(true);
    expect(await finds(await server.as('expert'), draft.id)).toBe(false);

    // Later role changes neither add nor remove receivers.
    await admin.post('/sys/user/addSysUserRole', { roleId: roleId('editor'), userIdList: [declarer.userId] });
    expect((await readersOf(draft.id)).total).toBe(total);
  });

  test('is viewed with all members by its editor and without the other recipients by a recipient', async () => {
    const period = { startTime: '2026-01-01 00:00:00', endTime: '2099-12-31 23:59:59' };
    const userIds = `${manager.userId},${purchaser.userId},`;
    const { id } = await add({ ...period, msgType: 'USER', userIds });
    const viewBy = async (who: TestCaller) => (await who.get<Announcement>(`${BASE}/queryById`, { id })).body;
    expect((await viewBy(admin)).result).toMatchObject({ ...period, userIds, sendStatus: '0', sendId: null });
    expect((await viewBy(manager)).success).toBe(false);

    await release(id);
    const { records } = (
      await manager.get<Rows<ReceivedNotice>>('/sys/sysAnnouncementSend/getMyAnnouncementSend', { anntId: id })
    ).body.result!;
    expect((await viewBy(manager)).result).toMatchObject({
      ...period,
      userIds: `${manager.userId},`,
      cancelTime: null,
      delFlag: '0',
      readFlag: '0',
      starFlag: null,
      sendId: records[0]!.id,
      createBy: 'admin',
      tenantId: 1,
    });
    expect((await viewBy(admin)).result).toMatchObject({ userIds, readFlag: null, sendId: null });
    expect((await viewBy(declarer)).success).toBe(false);
    expect((await viewBy(neighbour)).success).toBe(false);

    await revoke(id);
    expect((await viewBy(manager)).success).toBe(false);
    expect((await viewBy(admin)).result).toMatchObject({ sendStatus: '2', cancelTime: expect.stringMatching(/^20/) });
  });

  test('lists who has read it', async () => {
    const { id } = await add({ msgType: 'USER', userIds: `${manager.userId},${purchaser.userId}` });
    await release(id);
    await purchaser.put('/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id });
    const { body } = await admin.get<ReadStatistics>(`${BASE}/readStatistics`, { id });
    expect(body.result).toEqual({ total: 2, read: 1, unread: 1 });
    const { records } = await readersOf(id);
    expect(records.map(({ username, readFlag }) => [username, readFlag])).toEqual([
      ['purchaser', '1'],
      ['manager', '0'],
    ]);
    expect(records[0]).toMatchObject({ departNames: expect.any(String), readTime: expect.stringMatching(/^\d{4}-/) });
    const late = await admin.get<Rows<NoticeReader>>(`${BASE}/readers`, { anntId: id, readFlag: '0' });
    expect(late.body.result!.records.map(({ username }) => username)).toEqual(['manager']);
  });

  test('to everybody counts all active users', async () => {
    const { id } = await add();
    await release(id);
    const { total, read } = (await admin.get<ReadStatistics>(`${BASE}/readStatistics`, { id })).body.result!;
    expect(total).toBeGreaterThan(100);
    expect(read).toBe(0);
    expect((await readersOf(id)).total).toBe(total);
  });

  test('is sanitised on save', async () => {
    const { msgContent } = await add({
      msgContent:
        '<p onclick="x()">公告<script>alert(1)</script><a href="javascript:x">看</a><img src=x onerror=x></p><b>没有结束',
    });
    expect(msgContent).toBe('<p>公告<a>看</a><img src="x"></p><b>没有结束</b>');
    const deep = await admin.post(`${BASE}/add`, { titile: 'x', msgContent: '<b>'.repeat(30_000) });
    expect(deep.body).toMatchObject({ success: false, message: '内容嵌套过深', field: 'msgContent' });
  });

  test.each([
    [{ msgType: 'USER' }, 'userIds', '请选择通告对象'],
    [{ startTime: '2026-03-02 00:00:00', endTime: '2026-03-01 00:00:00' }, 'endTime', '结束时间应晚于开始时间'],
    [{ openType: 'url', openPage: 'https://a.example' }, 'openPage', '打开页面应为以 / 开头的站内路径或页面组件'],
    [{ msgType: 'USER', roleIds: 'nothing' }, 'roleIds', '所选角色不存在或不属于当前租户'],
    [{ msgType: 'USER', departIds: 'nothing' }, 'departIds', '所选部门不存在或不属于当前租户'],
  ])('refuses %j', async (members, field, message) => {
    const { body } = await admin.post(`${BASE}/add`, { titile: 'x', ...members });
    expect(body).toMatchObject({ success: false, field, message });
  });

  test('without content can be saved but not published', async () => {
    const { id } = await add({ msgContent: '<p></p>' });
    expect((await release(id)).body).toMatchObject({ success: false, field: 'msgContent', message: '内容不能为空' });
  });
});

describe('my messages', () => {
  const mine = async (who: TestCaller, query: Record<string, string | number> = {}) =>
    (await who.get<Rows<ReceivedNotice>>('/sys/sysAnnouncementSend/getMyAnnouncementSend', query)).body.result!;

  test('lists all sent messages, filters them, and returns each', async () => {
    const { id } = await add({ titile: '年度盘点' });
    await release(id);
    const all = await mine(declarer, { pageSize: 100 });
    expect(all.records[0]).toMatchObject({ anntId: id, userId: declarer.userId, readFlag: '0' });
    const found = await mine(declarer, { titile: '*盘点*', msgCategory: '1', readFlag: '0' });
    expect(found.records.map(({ anntId }) => anntId)).toContain(id);
    const one = await declarer.get<ReceivedNotice>('/sys/sysAnnouncementSend/getOne', { sendId: found.records[0]!.id });
    expect(one.body.result).toMatchObject({ titile: found.records[0]!.titile, sender_dictText: '系统管理员' });
  });

  test('marks all own messages as read and notifies other windows of the user', async () => {
    const line = await listen(declarer);
    const others = (await unread(purchaser)).anntMsgTotal;
    expect((await declarer.put('/sys/sysAnnouncementSend/readAll', {})).body.success).toBe(true);
    expect(JSON.parse(await line.next())).toEqual({ cmd: 'topic' });
    expect(await unread(declarer)).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 0 });
    expect((await mine(declarer, { readFlag: '0' })).total).toBe(0);
    expect((await unread(purchaser)).anntMsgTotal).toBe(others);
  });
});

describe('message templates', () => {
  const template = {
    templateCode: 'welcome',
    templateName: '入职提醒',
    templateType: '1',
    templateContent: '${name}，您好：\n请于 ${time} 报到。',
    templateTestJson: '{"name":"张三","time":"周一"}',
  };
  const send = (members: Record<string, unknown>) =>
    admin.post(`${TEMPLATES}/sendMsg`, { templateCode: 'welcome', receiver: 'manager', msgType: '4', ...members });

  test('have a unique code and values for every placeholder', async () => {
    const { body } = await admin.post<SysMessageTemplate>(`${TEMPLATES}/add`, template);
    expect(body.result).toMatchObject({ templateCode: 'welcome', useStatus: '1', templateType_dictText: '文本' });
    const again = await admin.post(`${TEMPLATES}/add`, template);
    expect(again.body).toMatchObject({ success: false, field: 'templateCode', message: '模板编码已存在：welcome' });
    const missing = await admin.put(`${TEMPLATES}/edit`, { id: body.result!.id, templateTestJson: '{"name":"张三"}' });
    expect(missing.body).toMatchObject({ field: 'templateTestJson', message: '测试数据缺少：time' });
    const broken = await admin.put(`${TEMPLATES}/edit`, { id: body.result!.id, templateTestJson: '{' });
    expect(broken.body).toMatchObject({ message: '测试数据不是有效的JSON' });
  });

  test('are sent to users of the tenant at once, with values as text', async () => {
    const line = await listen(manager);
    const sent = await send({ testData: '{"name":"<b>周明</b>","time":"周一"}' });
    expect(sent.body.success).toBe(true);
    const { msgId } = JSON.parse(await line.next()) as { msgId: string };
    const notice = await manager.get<Announcement>(`${BASE}/queryById`, { id: msgId });
    expect(notice.body.result).toMatchObject({ titile: '入职提醒', msgCategory: '2', msgType: 'USER' });
    expect(notice.body.result!.msgContent).toBe('<p>&lt;b&gt;周明&lt;/b&gt;，您好：</p><p>请于 周一 报到。</p>');
    const { records } = (await admin.get<Rows<SysMessage>>('/sys/message/sysMessage/list')).body.result!;
    expect(records[0]).toMatchObject({
      esTitle: '入职提醒',
      esReceiver: 'manager',
      esSendStatus_dictText: '发送成功',
      esType_dictText: '系统消息',
    });
  });

  test('report why nothing was sent', async () => {
    expect((await send({ testData: '{}' })).body).toMatchObject({
      field: 'testData',
      message: '测试数据缺少：name、time',
    });
    const testData = template.templateTestJson;
    expect((await send({ testData, receiver: 'jb_manager' })).body).toMatchObject({
      field: 'receiver',
      message: '所选用户不存在或不属于当前租户',
    });
    expect((await send({ testData, receiver: '13800001111', msgType: '1' })).body.success).toBe(true);
    const { records } = (await admin.get<Rows<SysMessage>>('/sys/message/sysMessage/list')).body.result!;
    expect(records[0]).toMatchObject({ esReceiver: '13800001111', esSendStatus: '2', esResult: '未配置短信通道' });
  });
});

test('other clients list them by days, and public ones need no token', async () => {
  const list = async (query: Record<string, string>) =>
    (await purchaser.get<ReceivedNotice[]>(`${BASE}/vue3List`, query)).body.result!.map(({ titile }) => titile);
  const { id } = await add({ titile: '盘点通知<i>', msgContent: '<p onclick="x()">周日盘点。</p>' });
  const page = async (one: string) => (await server.anonymous.get(`${BASE}/show/${one}`)).raw;
  expect((await page(id)).statusCode).toBe(404);
  await release(id);
  expect(await list({ rangeDateKey: 'jt', pageSize: '100' })).toContain('盘点通知<i>');
  expect(await list({ rangeDateKey: 'sy', pageSize: '100' })).not.toContain('盘点通知<i>');
  expect(await list({ fromUser: 'manager', rangeDateKey: 'jt' })).toEqual([]);
  expect(await list({ starFlag: '1' })).toEqual([]);
  const shown = await page(id);
  expect(shown.headers['content-type']).toContain('text/html');
  expect(shown.headers['content-security-policy']).toBeTruthy();
  expect(shown.body).toContain('<p>周日盘点。</p>');
  expect(shown.body).not.toContain('<i>');
  const single = await add({ titile: '单发', msgType: 'USER', userIds: `${purchaser.userId},` });
  await release(single.id);
  expect((await page(single.id)).statusCode).toBe(404);
});

describe('manual messages', () => {
  const MESSAGES = '/sys/message/sysMessage';
  const written = {
    esTitle: '盘点安排',
    esType: '4',
    esReceiver: 'manager',
    esContent: '周五 16:00 起盘点\n请停止领料',
  };
  const addMessage = async (members: object = {}) =>
    (await admin.post<SysMessage>(`${MESSAGES}/add`, { ...written, ...members })).body;
  const see = async (id: string) => (await admin.get<SysMessage>(`${MESSAGES}/queryById`, { id })).body.result!;
  const later = (minutes: number) => timeText(server.now() + minutes * 60_000);
  const titles = async () => (await unread(manager)).sysMsgList.map(({ titile }) => titile);

  test('can be changed until they are sent, then are final', async () => {
    const { result: kept } = await addMessage({ esParam: '{"day":"周五"}' });
    expect(kept).toMatchObject({
      esParam: '{"day":"周五"}',
      esSendStatus: '0',
      esSendStatus_dictText: '未发送',
      esReceiver_dictText: expect.stringContaining('周明'),
      esContent: '<p>周五 16:00 起盘点</p><p>请停止领料</p>',
      esSendTime: null,
      esSendNum: 0,
    });
    const { id, updateTime } = kept!;
    const edited = await admin.put<SysMessage>(`${MESSAGES}/edit`, { id, esTitle: '年终盘点', updateTime });
    expect(edited.body.result).toMatchObject({ esTitle: '年终盘点', esReceiver: 'manager' });
    const stale = await admin.put(`${MESSAGES}/edit`, { id, esTitle: '又改', updateTime });
    expect(stale.body).toMatchObject({ success: false, message: '数据已被他人修改，请刷新后重试' });
    expect(await titles()).not.toContain('年终盘点');

    const sent = await admin.post<SysMessage>(`${MESSAGES}/send`, { id });
    expect(sent.body.result).toMatchObject({ esSendStatus: '1', esSendNum: 1, esResult: null });
    expect(sent.body.result!.esSendTime).not.toBeNull();
    expect(await titles()).toContain('年终盘点');
    const refusal = { success: false, message: '已发送的消息不能修改或再次发送', field: 'id' };
    expect((await admin.post(`${MESSAGES}/send`, { id })).body).toMatchObject(refusal);
    expect((await admin.put(`${MESSAGES}/edit`, { id, esTitle: '改' })).body).toMatchObject(refusal);
  });

  test('by SMS or email fail without a gateway and can be retried', async () => {
    const { result: kept } = await addMessage({ esType: '1', esReceiver: '13800001111' });
    const { id } = kept!;
    const failed = { esSendStatus: '2', esResult: '未配置短信通道', esSendTime: null };
    expect((await admin.post<SysMessage>(`${MESSAGES}/send`, { id })).body.result).toMatchObject(failed);
    const changed = { id, esType: '2', esReceiver: 'a@ruiheng.example' };
    const edited = await admin.put<SysMessage>(`${MESSAGES}/edit`, changed);
    expect(edited.body.result).toMatchObject({ esSendStatus: '0', esResult: null });
    await admin.post(`${MESSAGES}/send`, { id });
    expect(await see(id)).toMatchObject({ esSendStatus: '2', esResult: '未配置邮件通道' });
  });

  test('with a time are sent by a job that the first one creates', async () => {
    const due = await addMessage({ esTitle: '到时', esSendTime: later(1) });
    const undue = await addMessage({ esTitle: '未到时', esSendTime: later(600) });
    const gone = await addMessage({ esTitle: '无人', esReceiver: 'declarer', esSendTime: later(1) });
    const jobs = await server.db.orm.select().from(sysQuartzJob).where(eq(sysQuartzJob.jobClassName, 'sendMessages'));
    expect(jobs).toMatchObject([{ tenantId: 1, status: 0, cronExpression: '0 * * * * ? *' }]);
    await server.db.orm.update(sysUser).set({ status: 2 }).where(eq(sysUser.username, 'declarer'));
    server.pass(120_000);
    const jobId = jobs[0]!.id;
    expect((await admin.get('/sys/quartzJob/execute', { id: jobId })).body.success).toBe(true);
    const runs = async () =>
      (await admin.get<Rows<QuartzJobRun>>('/sys/quartzJob/runs', { jobId })).body.result!.records;
    await expect.poll(runs).toMatchObject([{ result: 'success', message: '发送消息 1 条，失败 1 条' }]);
    await server.db.orm.update(sysUser).set({ status: 1 }).where(eq(sysUser.username, 'declarer'));
    expect(await see(due.result!.id)).toMatchObject({ esSendStatus: '1' });
    expect(await see(undue.result!.id)).toMatchObject({ esSendStatus: '0' });
    expect(await see(gone.result!.id)).toMatchObject({ esSendStatus: '2', esResult: '接收人不存在或已停用' });
    expect(await titles()).toContain('到时');
  });

  test.each([
    [{ esReceiver: 'jb_manager' }, 'esReceiver', '所选用户不存在或不属于当前租户'],
    [{ esType: '1', esReceiver: 'manager' }, 'esReceiver', '接收人应为手机号'],
    [{ esType: '2', esReceiver: '13800001111' }, 'esReceiver', '接收人应为邮箱地址'],
    [{ esSendTime: '2020-01-01 00:00:00' }, 'esSendTime', '发送时间应晚于当前时间'],
    [{ esContent: '<p> </p><script>x</script>' }, 'esContent', '内容不能为空'],
    [{ esTitle: '  ' }, 'esTitle', '消息标题不能为空'],
  ])('refuses %j', async (members, field, message) => {
    expect(await addMessage(members)).toMatchObject({ success: false, field, message });
  });
});
