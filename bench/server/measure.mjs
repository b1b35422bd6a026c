// Measures one database: makes the data, starts the built server, sends requests, prints the figures as JSON.
// node measure.mjs <plans> <seconds>; on PostgreSQL when TEST_DATABASE_URL is set (scripts/with-postgres.mjs), else embedded.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, run } from '../../scripts/lib.mjs';
import { load, send } from './load.mjs';

const [plans, seconds] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'gezi-bench-'));
const env = { DATA_DIR: folder, DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' };

const filled = await run(bin('tsx'), ['--conditions=@gezi/source', 'bench/server/fill.ts', String(plans)], {
  env,
  quiet: true,
});
if (filled.code) throw new Error(filled.output);

/** Of the demo's purchasing manager. */
const credentials = { username: 'manager', password: 'Gezi@2026', captcha: '0000', checkKey: '1' };
const port = await freePort();
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  env: { ...process.env, ...env, PORT: String(port), CAPTCHA_MODE: 'any' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const api = `http://127.0.0.1:${port}/api`;
try {
  await ready();
  console.log(JSON.stringify(await figures()));
} finally {
  server.kill('SIGINT');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

async function figures() {
  const headers = await signIn();
  const ask = async (path) => JSON.parse(await send(undefined, { url: `${api}${path}`, headers })).result;
  const list = '/purchase/purchasePlan/list';
  const view = '/purchase/purchasePlan/queryPurchasePlanByPlanId';
  const { total } = await ask(`${list}?planNo=${encodeURIComponent('BP*')}`);
  if (total !== plans) throw new Error(`${total} plans instead of ${plans}`);
  // Those with lines.
  const idOf = (number) => `bench${10 * (1 + (number % Math.floor(plans / 10)))}`;
  const open = (await ask(`${list}?status=3&planNo=${encodeURIComponent('JH*')}&pageSize=100`)).records;
  const drafts = await Promise.all(open.map(({ id }) => ask(`${view}?id=${id}`)));
  const versions = drafts.map((plan) => plan.updateTime);

  const good = (body) => body.startsWith('{"success":true');
  const get = (path) => (connection, number) => ({ url: `${api}${path(connection * 7919 + number)}`, headers });
  const under = (connections, next, accept = good) => load({ connections, seconds, next, accept });

  const reading = await under(
    32,
    get((number) => `${view}?id=${idOf(number)}`),
  );
  const byState = await under(
    16,
    get((number) => `${list}?status=${number % 6}&column=createTime&order=desc`),
  );
  const byNumber = await under(
    16,
    get((number) => `${list}?planNo=BP${String(1 + (number % plans)).padStart(8, '0')}`),
  );
  const name = encodeURIComponent('*轴承*');
  const byText = await under(
    4,
    get(() => `${list}?planName=${name}&column=createTime&order=desc`),
  );
  // Each connection has a plan of its own, as people have.
  const saving = await under(
    drafts.length,
    (connection, number) => ({
      method: 'PUT',
      url: `${api}/purchase/purchasePlan/edit`,
      headers,
      body: edited(drafts[connection], number, versions[connection]),
    }),
    (body) => {
      if (!good(body)) return false;
      const { id, updateTime } = JSON.parse(body).result;
      versions[drafts.findIndex((plan) => plan.id === id)] = updateTime;
      return true;
    },
  );
  const signing = await under(8, () => ({ method: 'POST', url: `${api}/sys/login`, body: credentials }));
  return { reading, byState, byNumber, byText, saving, signing };
}

function edited(plan, number, updateTime) {
  const [first, ...others] = plan.purchasePlanDetailList;
  const line = { ...first, actualCounts: first.counts + 1 + (number % 9), countsChangeReason: '合并同类需求后调整' };
  return { ...plan, updateTime, purchasePlanDetailList: [line, ...others] };
}

async function signIn() {
  const answer = await send(undefined, { method: 'POST', url: `${api}/sys/login`, body: credentials });
  const { result, message } = JSON.parse(answer);
  if (!result) throw new Error(message);
  return { 'x-access-token': result.token, 'tenant-id': '1' };
}

async function ready() {
  const agent = new Agent();
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const up = await send(agent, { url: `${api}/sys/health` }).catch(() => undefined);
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not start');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const chosen = probe.address().port;
      probe.close(() => resolve(chosen));
    });
  });
}
