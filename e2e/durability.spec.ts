import { join } from 'node:path';
import type { SysMessage } from '@gezi/domain';
import { expect, test } from '@playwright/test';
import { MAIL_CA_FILE, mailChannel, startMailServer } from '../apps/server/tests/support/mailServer.ts';
import { openSite } from '../bench/rehearsals/kit/Site.ts';
import { kills } from '../bench/rehearsals/scenarios/kills.ts';
import { done, signInToApi } from './support/api.ts';
import { demoFolder, startRefused, startServer } from './support/server.ts';

// `npm run rehearse -- kills` does so 150 times on either database.
test('loses nothing that it acknowledged of any document when it is killed, and has nothing in half', async () => {
  test.setTimeout(300_000);
  const rehearsal = await kills({ database: 'embedded', kills: 5, writing: 1_000 });
  test.info().annotations.push({ type: 'figures', description: rehearsal.report().join('\n') });
  expect(rehearsal.faults).toEqual([]);
  expect(rehearsal.figures.acknowledged).toBeGreaterThanOrEqual(20);
});

test('sends every e-mail that it queued when it is killed while it sends, and few of them twice', async () => {
  const mail = await startMailServer();
  const site = await openSite({ database: 'embedded' });
  try {
    // Mails that the killed server had taken are due a minute later.
    const start = (minutes: number) =>
      site.start({
        preload: join(import.meta.dirname, 'support/clockAhead.mjs'),
        env: {
          CLOCK_AHEAD_MS: String(minutes * 60_000),
          MESSAGE_HOSTS: `localhost:${mail.port},127.0.0.1:${mail.port}`,
          MESSAGE_CA_FILE: MAIL_CA_FILE,
        },
      });
    await start(0);
    const admin = await signInToApi(site.url, 'admin');
    await done(admin.post('/sys/message/sysMessageChannel/add', mailChannel(mail.port)));
    const receivers = Array.from({ length: 100 }, (_, nth) => `receiver${nth}@example.com`);
    for (let at = 0; at < receivers.length; at += 50) {
      await done(
        admin.post('/sys/message/sysMessageTemplate/sendMsg', {
          templateCode: 'plan_assigned',
          testData: JSON.stringify({ purchaser: '王磊', planNo: 'JH1', planName: '润滑油脂' }),
          receiver: receivers.slice(at, at + 50).join(),
          msgType: '2',
        }),
      );
    }
    await expect.poll(() => mail.mails.length, { intervals: [5] }).toBeGreaterThanOrEqual(20);
    await site.kill();
    expect(mail.mails.length).toBeLessThan(receivers.length);
    await start(2);
    const statuses = async () => {
      const query = { esType: '2', pageSize: 200 };
      const { records } = await done<{ records: SysMessage[] }>(admin.get('/sys/message/sysMessage/list', query));
      return records.map(({ esSendStatus }) => esSendStatus);
    };
    await expect.poll(statuses, { timeout: 60_000 }).toEqual(receivers.map(() => '1'));
    const addressees = mail.mails.flatMap(({ to }) => [to].flat().map((field) => field!.text));
    expect([...new Set(addressees)].toSorted()).toEqual(receivers.toSorted());
    // A server sends eight at a time: one that left just before a kill may leave again.
    expect(addressees.length - receivers.length).toBeLessThanOrEqual(8);
    test.info().annotations.push({ type: 'sent twice', description: String(addressees.length - receivers.length) });
  } finally {
    await site.close();
    await mail.close();
  }
});

test('refuses a second process on the same data folder with a message', async () => {
  const folder = demoFolder();
  const server = await startServer({ dataDir: folder.path });
  const second = await startRefused({ dataDir: folder.path });
  expect(second.code).not.toBe(0);
  expect(second.output).toContain(folder.path);
  expect((await fetch(`${server.url}/api/sys/health`)).ok).toBe(true);
  expect(await server.stop()).toBe(0);
  folder.remove();
});

test('prints address and demo accounts when ready, and stops cleanly', async () => {
  const folder = demoFolder();
  const began = Date.now();
  const server = await startServer({ dataDir: folder.path });
  expect(server.output()).toContain(server.url);
  for (const account of ['admin', 'declarer', 'purchaser', 'supplier', 'Gezi@2026'])
    expect(server.output()).toContain(account);
  test.info().annotations.push({ type: 'ready after', description: `${Date.now() - began} ms` });
  expect(await server.stop()).toBe(0);
  await expect(fetch(`${server.url}/api/sys/health`)).rejects.toThrow();
  folder.remove();
});
