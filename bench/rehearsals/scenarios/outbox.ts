import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { MAIL_CA_FILE, mailChannel, startMailServer } from '../../../apps/server/tests/support/mailServer.ts';
import { done, signInToApi } from '../../../e2e/support/api.ts';
import { openCluster } from '../kit/Cluster.ts';
import { openSite } from '../kit/Site.ts';

/** Receivers of a call. */
const BATCH = 50;
/** Milliseconds between two kills, after which the killed node starts again. */
const BETWEEN_KILLS = 2_000;
const PATIENCE = 600_000;

/**
 * Sends e-mails from two nodes to a real SMTP server, first undisturbed, then while the nodes are killed by turns.
 *
 * @returns number of faults
 */
export async function outbox(messages: number, kills = 6): Promise<number> {
  const mail = await startMailServer();
  const site = await openSite({ database: 'postgres' });
  const hosts = `localhost:${mail.port},127.0.0.1:${mail.port}`;
  const cluster = await openCluster(site, { MESSAGE_HOSTS: hosts, MESSAGE_CA_FILE: MAIL_CA_FILE });
  const database = new pg.Client({ connectionString: site.postgres!.url });
  await database.connect();
  const admin = await signInToApi(cluster.url, 'admin');
  await done(admin.post('/sys/message/sysMessageChannel/add', mailChannel(mail.port)));
  const faults: string[] = [];

  async function rehearse(name: string, disturb: () => Promise<void>): Promise<void> {
    const before = mail.mails.length;
    const begun = performance.now();
    const receivers = Array.from({ length: messages }, (_, number) => `${name}${number}@example.com`);
    const queueing = (async () => {
      for (let at = 0; at < messages; at += BATCH) {
        const input = {
          templateCode: 'plan_assigned',
          testData: JSON.stringify({ purchaser: '王磊', planNo: 'JH1', planName: '润滑油脂' }),
          receiver: receivers.slice(at, at + BATCH).join(),
          msgType: '2',
        };
        // A call whose answer is lost is repeated: its messages may be queued twice, which is counted by their ids.
        await admin.post('/sys/message/sysMessageTemplate/sendMsg', input).catch(() => (at -= BATCH));
      }
    })();
    await disturb();
    await queueing;
    let waiting = 1;
    for (const until = performance.now() + PATIENCE; waiting > 0 && performance.now() < until; await wait(200)) {
      const { rows } = await database.query<{ waiting: number }>(
        `select count(*)::int as waiting from sys_message where next_try_time is not null`,
      );
      waiting = rows[0]!.waiting;
    }
    const seconds = (performance.now() - begun) / 1000;
    const { rows } = await database.query<{ id: string; status: string }>(
      `select id, es_send_status as status from sys_message where es_receiver like $1`,
      [`${name}%@example.com`],
    );
    const arrived = new Map<string, number>();
    for (const { messageId } of mail.mails.slice(before)) arrived.set(messageId!, (arrived.get(messageId!) ?? 0) + 1);
    const lost = rows.filter(({ id }) => !arrived.has(`<${id}@example.com>`));
    const unsent = rows.filter(({ status }) => status !== '1');
    const twice = [...arrived.values()].filter((count) => count > 1).length;
    console.log(
      `${name}: ${rows.length} messages, ${arrived.size} arrived, ${twice} of them more than once, ${lost.length} lost, ` +
        `${seconds.toFixed(1)} s (${(rows.length / seconds).toFixed(0)} a second), ${mail.connections.size} connections so far`,
    );
    if (rows.length < messages) faults.push(`${name}: ${messages - rows.length} acknowledged messages were not queued`);
    if (lost.length > 0) faults.push(`${name}: ${lost.length} messages never arrived`);
    if (unsent.length > 0) faults.push(`${name}: ${unsent.length} messages are not marked as sent`);
  }

  await rehearse('calm', () => Promise.resolve());
  await rehearse('kills', async () => {
    for (let number = 0; number < kills; number += 1) {
      await wait(BETWEEN_KILLS * Math.random());
      await cluster.kill(number % 2);
      await cluster.start(number % 2);
    }
  });
  await database.end();
  await cluster.close();
  await site.close();
  await mail.close();
  for (const fault of faults) console.log(`  FAULT ${fault}`);
  return faults.length;
}
