import { createHmac } from 'node:crypto';
import type { KindChoice, NoticeChoice, SysMessage } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../src/platform/config/config';
import { sysMessage, sysMessageTemplate, sysSmsCode, sysUser } from '../src/platform/db';
import { startHttpReceiver, type HttpReceiver } from './support/httpReceiver';
import { MAIL_CA_FILE, MAIL_PASSWORD, MAIL_USER, startMailServer, type TestMailServer } from './support/mailServer';
import { outboxWorker, passQueueTime } from './support/outboxWorker';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const CHANNELS = '/sys/message/sysMessageChannel';

let mail: TestMailServer;
let http: HttpReceiver;
let settings: Partial<Config>;
let server: TestServer;
let admin: TestCaller;
beforeAll(async () => {
  mail = await startMailServer();
  http = await startHttpReceiver();
  settings = {
    messageHosts: [`localhost:${mail.port}`, `127.0.0.1:${mail.port}`, `127.0.0.1:${http.port}`],
    messageCaFile: MAIL_CA_FILE,
    publicOrigins: ['https://gezi.example.com'],
    smsMode: 'gateway',
    smsGateway: { url: `http://127.0.0.1:${http.port}/sms`, token: 'gateway-token' },
  };
  server = await startTestServer({ config: settings });
  admin = await server.as('admin', { tenant: 1 });
  await admin.post(`${CHANNELS}/add`, {
    channelName: '邮箱',
    channelType: 'mail',
    smtpHost: 'localhost',
    smtpPort: mail.port,
    smtpSecurity: 'starttls',
    smtpUser: MAIL_USER,
    senderAddress: MAIL_USER,
    secret: MAIL_PASSWORD,
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
  await http.close();
});
afterEach(async () => {
  await server.db.orm.delete(sysMessage);
  http.answer(200, { errcode: 0, code: 0 });
  server.pass(61_000);
});

const round = () => outboxWorker(server, settings).round();
const messagesOf = async (esType: string) =>
  (await admin.get<{ records: SysMessage[] }>('/sys/message/sysMessage/list', { esType, pageSize: 100 })).body.result!
    .records;

/** Publishes an announcement to all users of tenant 1. */
async function announce(titile: string, priority = 'M'): Promise<void> {
  const added = await admin.post<{ id: string }>('/sys/annountCement/add', {
    titile,
    msgContent: '<p>12月1日停电检修。</p>',
    priority,
    msgCategory: '1',
    msgType: 'ALL',
  });
  const { body } = await admin.get('/sys/annountCement/doReleaseData', { id: added.body.result!.id });
  expect(body).toMatchObject({ success: true });
}

async function choose(username: string, choices: KindChoice[], language = 'zh-CN') {
  const user = await server.as(username, { tenant: 1 });
  return user.put<NoticeChoice>('/sys/noticeChoice', { language, choices });
}

describe('a notice', () => {
  test('leaves for those who chose its kind and priority, in their language', async () => {
    expect((await choose('manager', [{ kind: 'announcement', mail: 'M', sms: 'H' }])).body).toMatchObject({
      success: true,
      result: { canMail: true, canSms: true, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) as string },
    });
    await choose('approver', [{ kind: 'announcement', mail: 'L', sms: null }], 'en-US');
    await choose('declarer', [{ kind: 'contract', mail: 'L', sms: 'L' }]);
    const before = mail.mails.length;
    await announce('停电通知');
    await round();
    expect(await messagesOf('1')).toEqual([]);
    const [manager] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'manager'));
    const received = mail.mails.slice(before);
    expect(received.map(({ subject }) => subject)).toEqual(['停电通知', '停电通知']);
    const [toManager] = received.filter(({ text }) => text!.includes(`${manager!.realname}，您好`));
    expect(toManager!.text).toContain('12月1日停电检修。');
    expect(received.some(({ text }) => text!.includes('Dear '))).toBe(true);

    await announce('紧急停电', 'H');
    await round();
    expect(mail.mails.at(-1)!.subject).toMatch(/紧急停电$/);
    expect(http.calls.at(-1)).toMatchObject({
      headers: { authorization: 'Bearer gateway-token', 'idempotency-key': expect.any(String) as string },
      body: {
        mobile: manager!.phone,
        template: 'notice',
        params: { title: '【紧急】紧急停电', content: '紧急停电：12月1日停电检修。' },
      },
    });
  });

  test('does not leave in another tenant, and a kind is chosen once', async () => {
    const chosen = await choose('manager', [
      { kind: 'announcement', mail: 'M', sms: null },
      { kind: 'announcement', mail: 'L', sms: null },
    ]);
    expect(chosen.body).toMatchObject({ success: false, field: 'choices', message: '每种通知只能设置一次' });
    const other = await server.as('jb_manager', { tenant: 2 });
    expect((await other.get<NoticeChoice>('/sys/noticeChoice')).body.result).toMatchObject({
      choices: [],
      canMail: false,
    });
  });

  test('is put into the template of its use, whose variables are known', async () => {
    const template = {
      templateCode: 'frame',
      templateName: '通知邮件',
      templateType: '2',
      templateContent: '<p>${receiver}：${kind} ${content}${link}</p>',
      templateUse: 'mail',
    };
    const add = (change: object) => admin.post('/sys/message/sysMessageTemplate/add', { ...template, ...change });
    expect((await add({ templateContent: '${title} ${amount} ${项目}' })).body).toMatchObject({
      success: false,
      field: 'templateContent',
      message: '通知中没有这些变量：amount、项目',
    });
    expect((await add({ templateContentEn: '${reciever}' })).body).toMatchObject({
      success: false,
      field: 'templateContentEn',
    });
    expect((await add({ templateUse: 'sms' })).body).toMatchObject({ success: false, field: 'templateType' });
    expect((await add({})).body).toMatchObject({ success: true });
    expect((await add({ templateCode: 'second' })).body).toMatchObject({
      success: false,
      field: 'templateUse',
      message: '该用途已有启用的模板，请先停用',
    });
    await choose('approver', []);
    await choose('manager', [{ kind: 'announcement', mail: 'L', sms: null }]);
    await announce('盘点');
    await round();
    expect(mail.mails.at(-1)!.text).toMatch(/：通知公告 12月1日停电检修。/);
    await server.db.orm.delete(sysMessageTemplate).where(eq(sysMessageTemplate.templateCode, 'frame'));
  });
});

describe('a robot', () => {
  const add = (channelType: string, kinds = 'announcement') =>
    admin.post<{ id: string; webhookHint: string }>(`${CHANNELS}/add`, {
      channelName: channelType,
      channelType,
      webhook: `http://127.0.0.1:${http.port}/${channelType}?access_token=robot-key`,
      secret: 'SEC-robot',
      kinds,
      priority: 'M',
    });

  test.each(['dingtalk', 'wecom', 'feishu'])('of %s posts the kinds that it is for, signed', async (type) => {
    await choose('manager', []);
    const added = await add(type);
    expect(added.body.result!.webhookHint).toBe(`http://127.0.0.1:${http.port}/${type}?****`);
    const before = http.calls.length;
    await announce('一般通知', 'L');
    await announce('停电通知');
    await round();
    const posted = http.calls.slice(before);
    expect(posted).toHaveLength(1);
    const { url, body } = posted[0]!;
    expect(url.searchParams.get('access_token')).toBe('robot-key');
    expect(JSON.stringify(body)).toContain('停电通知');
    expect(JSON.stringify(body)).toContain('12月1日停电检修。');
    const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64');
    const timestamp = url.searchParams.get('timestamp');
    const signatures: Record<string, readonly [given: unknown, expected: unknown]> = {
      dingtalk: [url.searchParams.get('sign'), hmac('SEC-robot', `${timestamp}\nSEC-robot`)],
      feishu: [body.sign, hmac(`${String(body.timestamp)}\nSEC-robot`, '')],
      wecom: [body.sign, undefined],
    };
    const [given, expected] = signatures[type]!;
    expect(given).toBe(expected);
    const { raw } = await admin.get(`${CHANNELS}/list`);
    expect(raw.body).not.toContain('robot-key');
    await admin.call('DELETE', `${CHANNELS}/delete`, { id: added.body.result!.id });
  });

  test('that is refused tries again, with the answer as the reason', async () => {
    const added = await add('dingtalk');
    http.answer(200, { errcode: 310000, errmsg: 'sign not match' });
    await announce('停电通知');
    await round();
    expect(await messagesOf('5')).toMatchObject([
      { esSendStatus: '0', esSendNum: 1, esResult: '310000 sign not match', esReceiver: 'dingtalk' },
    ]);
    const { id } = added.body.result!;
    expect((await admin.post(`${CHANNELS}/test`, { id })).body.message).toBe('发送失败：310000 sign not match');
    http.answer(302, {});
    expect((await admin.post(`${CHANNELS}/test`, { id })).body.message).toBe('发送失败：对方应答HTTP 302');
    await admin.call('DELETE', `${CHANNELS}/delete`, { id });
    await passQueueTime(server, 2);
    server.pass(61_000);
    await round();
    expect(await messagesOf('5')).toMatchObject([{ esSendStatus: '2', esResult: '机器人已停用或删除' }]);
  });
});

describe('a code', () => {
  const MOBILE = async () =>
    (await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser')))[0]!.phone!;
  afterEach(() => server.db.orm.delete(sysSmsCode));

  test('leaves by the gateway; the list has the number masked and no code', async () => {
    const mobile = await MOBILE();
    expect((await server.anonymous.post('/sys/sms', { mobile, smsmode: '0' })).body.success).toBe(true);
    const [queued] = await messagesOf('1');
    expect(queued).toMatchObject({
      esReceiver: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      esContent: '验证码 ******，10分钟内有效',
      priority: 'H',
    });
    expect((await admin.put('/sys/message/sysMessage/edit', { id: queued!.id, esTitle: 'x' })).body.success).toBe(
      false,
    );
    await round();
    const { body } = http.calls.at(-1)!;
    expect(body).toMatchObject({ mobile, template: 'login', params: { minutes: 10 } });
    const { code } = body.params as { code: string };
    const [stored] = await server.db.orm.select().from(sysMessage);
    expect(stored).toMatchObject({ esSendStatus: '1', sealedParam: null });
    expect(JSON.stringify(stored)).not.toContain(code);
    expect((await server.anonymous.post('/sys/phoneLogin', { mobile, captcha: code })).body.success).toBe(true);
  });

  test('is not sent after 10 minutes, and not again', async () => {
    await server.anonymous.post('/sys/sms', { mobile: await MOBILE(), smsmode: '0' });
    const before = http.calls.length;
    http.answer(503, {});
    await round();
    expect(await messagesOf('1')).toMatchObject([{ esSendStatus: '0', esResult: '对方应答HTTP 503' }]);
    http.answer(200, {});
    await passQueueTime(server, 11);
    await round();
    const [expired] = await messagesOf('1');
    expect(expired).toMatchObject({ esSendStatus: '2', esResult: '已过有效期，未发送' });
    expect(http.calls.length).toBe(before + 1);
    expect((await admin.post('/sys/message/sysMessage/send', { id: expired!.id })).body).toMatchObject({
      success: false,
      message: '验证码不能重新发送',
    });
  });

  test('for an unknown number is neither sent nor listed', async () => {
    const before = http.calls.length;
    await server.anonymous.post('/sys/sms', { mobile: '13011112222', smsmode: '0' });
    await round();
    expect(http.calls.length).toBe(before);
    expect(await messagesOf('1')).toEqual([]);
  });
});
