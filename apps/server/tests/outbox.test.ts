import type { SysMessage, SysMessageChannel } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Config } from '../src/platform/config/config';
import { sysMessage, sysMessageChannel } from '../src/platform/db';
import { queueStore } from '../src/records/outbox/queueStore';
import { MAX_TRIES } from '../src/records/outbox/retryDelay';
import { MAIL_CA_FILE, MAIL_PASSWORD, MAIL_USER, startMailServer, type TestMailServer } from './support/mailServer';
import { outboxWorker, passQueueTime } from './support/outboxWorker';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const CHANNELS = '/sys/message/sysMessageChannel';
const MESSAGES = '/sys/message/sysMessage';
const TEMPLATES = '/sys/message/sysMessageTemplate';

let mail: TestMailServer;
let settings: Partial<Config>;
let server: TestServer;
let admin: TestCaller;
let channel: SysMessageChannel;
beforeAll(async () => {
  mail = await startMailServer();
  settings = { messageHosts: [`localhost:${mail.port}`, `127.0.0.1:${mail.port}`], messageCaFile: MAIL_CA_FILE };
  server = await startTestServer({ config: settings });
  admin = await server.as('admin', { tenant: 1 });
  const added = await admin.post<SysMessageChannel>(`${CHANNELS}/add`, channelInput());
  channel = added.body.result!;
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
afterEach(async () => {
  await server.db.orm.delete(sysMessage);
  await server.db.orm.update(sysMessageChannel).set({ perMinute: 1000, receiverPerMinute: 1000 });
});

const channelInput = () => ({
  channelName: '公司邮箱',
  channelType: 'mail',
  smtpHost: 'localhost',
  smtpPort: mail.port,
  smtpSecurity: 'starttls',
  smtpUser: MAIL_USER,
  senderAddress: MAIL_USER,
  senderName: '采购平台',
  secret: MAIL_PASSWORD,
  perMinute: 1000,
  receiverPerMinute: 1000,
});

const worker = () => outboxWorker(server, settings);

/** Queues an e-mail from a template for each receiver. */
async function send(...receivers: string[]): Promise<void> {
  const { body } = await admin.post(`${TEMPLATES}/sendMsg`, {
    templateCode: 'supplier_review',
    testData: JSON.stringify({ supplier: '上海恒泰<源>', startDate: '2026-12-01', endDate: '2026-12-31' }),
    receiver: receivers.join(),
    msgType: '2',
  });
  expect(body).toMatchObject({ success: true });
}

async function messages(): Promise<SysMessage[]> {
  const { body } = await admin.get<{ records: SysMessage[] }>(`${MESSAGES}/list`, { esType: '2', pageSize: 100 });
  return body.result!.records;
}

describe('an e-mail', () => {
  test('is delivered over STARTTLS, as text and HTML, with its subject in Chinese', async () => {
    const before = mail.mails.length;
    await send('zhang@example.com');
    expect(await messages()).toMatchObject([
      { esSendStatus: '0', esSendNum: 0, nextTryTime: expect.any(String) as string },
    ]);
    expect(await worker().round()).toBe(1);
    const [message] = await messages();
    expect(message).toMatchObject({ esSendStatus: '1', esSendNum: 1, esResult: null, nextTryTime: null });
    const [received] = mail.mails.slice(before);
    expect(mail.sessions.at(-1)).toEqual({ secure: true, user: MAIL_USER });
    expect(received).toMatchObject({
      subject: '供应商复审通知',
      from: { value: [{ address: MAIL_USER, name: '采购平台' }] },
      to: { value: [{ address: 'zhang@example.com' }] },
      messageId: `<${message!.id}@example.com>`,
    });
    expect(received!.html).toContain('<p>上海恒泰&lt;源&gt;：</p>');
    expect(received!.text).toContain('上海恒泰<源>：\n年度准入复审将于 2026-12-01 开始');
  });

  test('waits for a server that is gone, and is sent when it is back, with the same id', async () => {
    const { port } = mail;
    await mail.close();
    await send('wang@example.com');
    const node = worker();
    expect(await node.round()).toBe(1);
    const [waiting] = await messages();
    expect(waiting).toMatchObject({
      esSendStatus: '0',
      esSendNum: 1,
      esResult: expect.stringMatching(/ECONNREFUSED/) as string,
    });
    expect(await node.round()).toBe(0);

    mail = await startMailServer(port);
    await passQueueTime(server, 1);
    server.pass(60_000);
    expect(await node.round()).toBe(1);
    expect(await messages()).toMatchObject([{ esSendStatus: '1', esSendNum: 2, esResult: null }]);
    expect(mail.mails.map(({ messageId }) => messageId)).toEqual([`<${waiting!.id}@example.com>`]);
  });

  test('fails after its last attempt with the reason, and can be sent again', async () => {
    await server.db.orm.update(sysMessageChannel).set({ smtpSecurity: 'tls' });
    await send('zhao@example.com');
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      await worker().round();
      await passQueueTime(server, 61);
    }
    const [failed] = await messages();
    expect(failed).toMatchObject({ esSendStatus: '2', esSendNum: MAX_TRIES, nextTryTime: null });
    expect(failed!.esResult).toMatch(/SSL|wrong version|TLS/i);
    expect(await worker().round()).toBe(0);

    await server.db.orm.update(sysMessageChannel).set({ smtpSecurity: 'starttls' });
    const retried = await admin.post(`${MESSAGES}/retry`, { ids: failed!.id });
    expect(retried.body).toMatchObject({ success: true, result: 1, message: '已重新排队 1 条消息' });
    expect((await admin.post(`${MESSAGES}/send`, { id: failed!.id })).body).toMatchObject({
      success: false,
      field: 'id',
      message: '该消息正在等待发送',
    });
    await worker().round();
    expect(await messages()).toMatchObject([{ esSendStatus: '1', esSendNum: 1 }]);
    expect((await admin.post(`${MESSAGES}/retry`, { ids: failed!.id })).body).toMatchObject({
      success: false,
      field: 'ids',
      message: '所选消息中没有发送失败的消息',
    });
  });

  test('to an unknown mailbox fails at once', async () => {
    await send('nobody@example.com');
    await worker().round();
    expect(await messages()).toMatchObject([
      { esSendStatus: '2', esSendNum: 1, esResult: '550 5.1.1 No such mailbox' },
    ]);
  });

  test('waits while the limits of a minute are reached, without counting attempts', async () => {
    server.pass(61_000);
    await server.db.orm.update(sysMessageChannel).set({ perMinute: 3, receiverPerMinute: 1 });
    await send('a@example.com', 'b@example.com', 'c@example.com', 'd@example.com');
    const node = worker();
    await node.round();
    const states = async () =>
      (await messages())
        .map(({ esSendStatus }) => esSendStatus)
        .toSorted((one, other) => String(one).localeCompare(String(other)))
        .join('');
    expect(await states()).toBe('0111');
    expect((await messages()).filter(({ esSendNum }) => esSendNum === 1)).toHaveLength(3);
    const late = (await messages()).find(({ esSendNum }) => esSendNum === 0)!.esReceiver!;
    await passQueueTime(server, 2);
    server.pass(61_000);
    await node.round();
    expect(await states()).toBe('1111');

    // It received one within the minute.
    await send(late, 'e@example.com');
    await node.round();
    expect(await states()).toBe('011111');
  });

  test('leaves once, though two servers send at the same time', async () => {
    server.pass(61_000);
    const [before, connections] = [mail.mails.length, mail.connections.size];
    await send(...Array.from({ length: 60 }, (_, nth) => `person${nth}@example.com`));
    const [one, two] = [worker(), worker()];
    const rounds = await Promise.all([one.round(), two.round(), one.round(), two.round()]);
    expect(rounds.reduce((sum, sent) => sum + sent, 0)).toBeGreaterThanOrEqual(60);
    const ids = mail.mails.slice(before).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    // Each server sends eight at a time in its two rounds.
    expect(mail.connections.size - connections).toBeLessThanOrEqual(16);
    expect((await messages()).every(({ esSendStatus, esSendNum }) => esSendStatus === '1' && esSendNum === 1)).toBe(
      true,
    );
    expect([...one.faults, ...two.faults]).toEqual([]);
  });

  test('that a killed server had taken is sent by another one when the lease ends', async () => {
    await send('li@example.com');
    const [{ id } = { id: '' }] = await messages();
    const claimed = await queueStore(server.db).claim(id);
    expect(claimed).toMatchObject({ id, esSendNum: 1 });
    expect(await queueStore(server.db).claim(id)).toBeUndefined();
    expect(await worker().round()).toBe(0);
    await passQueueTime(server, 2);
    expect(await worker().round()).toBe(1);
    expect(mail.mails.at(-1)!.messageId).toBe(`<${id}@example.com>`);
    expect(await messages()).toMatchObject([{ esSendStatus: '1', esSendNum: 2 }]);
  });

  test('is not queued by a transaction that fails', async () => {
    const failing = server.db.transaction(async () => {
      await server.db.orm.insert(sysMessage).values({
        id: 'undone',
        esType: '2',
        esReceiver: 'x@example.com',
        createTime: '2026-01-01 00:00:00',
        nextTryTime: '2026-01-01 00:00:00',
        tenantId: 1,
      });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await worker().round()).toBe(0);
  });

  test('cannot be changed while it is queued', async () => {
    await send('sun@example.com');
    const [{ id } = { id: '' }] = await messages();
    const edited = await admin.put(`${MESSAGES}/edit`, { id, esTitle: '改' });
    expect(edited.body).toMatchObject({ success: false, field: 'id', message: '该消息正在等待发送' });
  });
});

test('the running server sends at once what a call has queued', async () => {
  const running = await startTestServer({ db: server.db, config: settings, schedule: true });
  const caller = await running.as('admin', { tenant: 1 });
  await caller.post(`${TEMPLATES}/sendMsg`, {
    templateCode: 'plan_assigned',
    testData: JSON.stringify({ purchaser: '王磊', planNo: 'JH1', planName: '润滑油脂' }),
    receiver: 'wang.lei@example.com',
    msgType: '2',
  });
  await vi.waitFor(() => expect(mail.mails.map(({ subject }) => subject)).toContain('需求计划分派提醒'), 10_000);
  await running.close();
});

describe('a channel', () => {
  test('never shows its password, and its log does not have it', async () => {
    const { raw } = await admin.get(`${CHANNELS}/list`);
    const { raw: log } = await admin.get('/sys/log/list', { pageSize: 50 });
    expect(raw.body).toContain('"hasSecret":true');
    for (const { body } of [raw, log]) expect(body).not.toContain(MAIL_PASSWORD);
    const [stored] = await server.db.orm.select().from(sysMessageChannel).where(eq(sysMessageChannel.id, channel.id));
    expect(stored!.secret).toMatch(/^v1\./);
  });

  test('is refused with the field and the reason', async () => {
    const refusal = async (change: object) => {
      const { body } = await admin.post(`${CHANNELS}/add`, { ...channelInput(), channelName: '新', ...change });
      return [(body as { field?: string }).field, body.message];
    };
    expect(await refusal({ channelName: '公司邮箱' })).toEqual(['channelName', '通道名称“公司邮箱”已存在']);
    expect(await refusal({})).toEqual(['status', '已有启用的邮件通道，请先停用']);
    expect(await refusal({ smtpHost: null })).toEqual(['smtpHost', '请填写SMTP服务器']);
    expect(await refusal({ smtpHost: 'a b' })).toEqual(['smtpHost', 'SMTP服务器应为域名或IP地址']);
    expect(await refusal({ smtpSecurity: 'none' })).toEqual([
      'smtpSecurity',
      '不加密的连接不能使用用户名和密码，请选择STARTTLS或TLS',
    ]);
    expect(await refusal({ smtpPort: 70000 })).toEqual(['smtpPort', expect.stringContaining('端口')]);
    expect(await refusal({ senderAddress: 'gezi' })).toEqual(['senderAddress', '发件人邮箱格式不正确']);
    const robot = { channelType: 'dingtalk', kinds: 'contract', webhook: 'https://oapi.dingtalk.com/robot/send?a=b' };
    expect(await refusal({ ...robot, kinds: '' })).toEqual(['kinds', '请选择通知类型']);
    expect(await refusal({ ...robot, kinds: 'contract,weather' })).toEqual(['kinds', '未知的通知类型：weather']);
    expect(await refusal({ ...robot, webhook: null })).toEqual(['webhook', '请填写Webhook地址']);
    expect(await refusal({ ...robot, webhook: 'dingtalk' })).toEqual(['webhook', 'Webhook地址格式不正确']);
    expect(await refusal({ ...robot, webhook: 'http://169.254.169.254/latest' })).toEqual([
      'webhook',
      expect.stringContaining('MESSAGE_HOSTS'),
    ]);
  });

  test('needs its password again for another server', async () => {
    const { id, updateTime } = channel;
    const moved = await admin.put(`${CHANNELS}/edit`, { id, smtpHost: 'smtp.evil.example', updateTime });
    expect(moved.body).toMatchObject({ success: false, field: 'secret' });
    const tried = await admin.post(`${CHANNELS}/test`, {
      id,
      smtpHost: 'smtp.evil.example',
      receiver: 'a@example.com',
    });
    expect(tried.body).toMatchObject({ success: false, field: 'secret' });
    const renamed = await admin.put(`${CHANNELS}/edit`, { id, remark: '总部', updateTime });
    expect(renamed.body).toMatchObject({ success: true, result: { remark: '总部', hasSecret: true } });
  });

  test('is tested at once, and shows the answer of the server', async () => {
    const tested = (change: object) =>
      admin.post(`${CHANNELS}/test`, { id: channel.id, receiver: 'admin@example.com', ...change });
    expect((await tested({})).body).toMatchObject({ success: true, message: '测试消息已发送' });
    expect(mail.mails.at(-1)).toMatchObject({ subject: '测试消息' });
    expect((await tested({ secret: 'wrong' })).body).toMatchObject({
      success: false,
      message: '发送失败：535 5.7.8 Authentication failed',
    });
    expect((await tested({ receiver: 'nobody@example.com' })).body.message).toContain('550 5.1.1 No such mailbox');
    expect((await tested({ receiver: '' })).body).toMatchObject({ success: false, field: 'receiver' });
    const elsewhere = { smtpPort: 1, secret: MAIL_PASSWORD };
    expect((await tested(elsewhere)).body.message).toContain('不允许连接 localhost:1，请运维人员在MESSAGE_HOSTS中添加');
  });

  test('does not trust a certificate of an unknown authority', async () => {
    const strict = await startTestServer({ db: server.db, config: { ...settings, messageCaFile: undefined } });
    const caller = await strict.as('admin', { tenant: 1 });
    const { body } = await caller.post(`${CHANNELS}/test`, { id: channel.id, receiver: 'admin@example.com' });
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('certificate') as string });
    await strict.close();
  });

  test('serves its own tenant alone', async () => {
    const other = await server.as('admin', { tenant: 2 });
    expect((await other.get<{ total: number }>(`${CHANNELS}/list`)).body.result!.total).toBe(0);
    expect((await other.post(`${CHANNELS}/test`, { id: channel.id, receiver: 'a@example.com' })).body).toMatchObject({
      success: false,
      field: 'id',
    });
  });
});
