// Measures one database: node measure.mjs <tries>; on PostgreSQL when TEST_DATABASE_URL is set (scripts/with-postgres.mjs), else
// embedded. `clock` is the median of what a client waits, `best` the quickest of them, which a busy machine disturbs least;
// `CPU` is what the server's own process takes (with the embedded database in it), by the kernel's count.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, run } from '../../scripts/lib.mjs';
import { send } from '../server/load.mjs';

const tries = Number(process.argv[2] ?? 15);
/** Milliseconds of one tick of the kernel's count. */
const TICK = 10;
const users = '/sys/user/queryUserComponentData?pageNo=1&pageSize=10&column=createTime&order=desc';
const found = (part, more = '') => `${users}&username=${encodeURIComponent(`*${part}*`)}${more}`;
const CALLS = [
  ['users, first page', users],
  ['users, page 500', users.replace('pageNo=1', 'pageNo=500')],
  ['key "l"', found('l')],
  ['key "li"', found('li')],
  ['pinyin "zgw"', found('zgw')],
  ['name "张国伟"', found('张国伟')],
  ['nobody', found('qqqq')],
  ['"li" in a company of 25,000', found('li', '&departId=bench-d1')],
  ['a team of 20', `${users}&departId=bench-d900`],
  ['names of three', '/sys/user/getMultiUser?username=wang0001,li0002,zhang0003'],
  ['whole department tree', '/sys/sysDepart/queryTreeList'],
];

const folder = mkdtempSync(join(tmpdir(), 'gezi-bench-'));
const env = { DATA_DIR: folder, DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' };
const filled = await run(bin('tsx'), ['--conditions=@gezi/source', 'bench/pickers-server/fill.ts'], {
  env,
  quiet: true,
});
if (filled.code) throw new Error(filled.output);

const port = await freePort();
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  env: { ...process.env, ...env, PORT: String(port), CAPTCHA_MODE: 'any' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const api = `http://127.0.0.1:${port}/api`;
const agent = new Agent({ keepAlive: true });
try {
  await ready();
  const headers = await signIn();
  const first = await timed(found('li'), headers);
  console.log(`${env.DATABASE_URL ? 'PostgreSQL' : 'embedded'}, ms; everybody read in ${first.toFixed(0)}`);
  console.log(`${''.padEnd(30)}${['best', 'clock', 'CPU'].map((one) => one.padStart(8)).join('')}`);
  for (const [name, path] of CALLS) {
    await timed(path, headers);
    const before = cpu();
    const waits = [];
    for (let nth = 0; nth < tries; nth += 1) waits.push(await timed(path, headers));
    const spent = (cpu() - before) / tries;
    waits.sort((one, other) => one - other);
    const figures = [waits[0], waits[Math.floor(tries / 2)], spent].map((one) => one.toFixed(1).padStart(8));
    console.log(`${name.padEnd(30)}${figures.join('')}`);
  }
} finally {
  agent.destroy();
  server.kill('SIGINT');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

async function timed(path, headers) {
  const start = performance.now();
  const body = await send(agent, { url: `${api}${path}`, headers });
  const taken = performance.now() - start;
  if (!body.startsWith('{"success":true') && !body.startsWith('[')) throw new Error(body.slice(0, 200));
  return taken;
}

/** Milliseconds of CPU the server has taken so far: user and system, fields 14 and 15 behind the name in brackets. */
function cpu() {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

async function signIn() {
  /** Of the demo's purchasing manager. */
  const body = { username: 'manager', password: 'Gezi@2026', captcha: '0000', checkKey: '1' };
  const { result, message } = JSON.parse(await send(agent, { method: 'POST', url: `${api}/sys/login`, body }));
  if (!result) throw new Error(message);
  return { 'x-access-token': result.token, 'tenant-id': '1' };
}

async function ready() {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (await send(agent, { url: `${api}/sys/health` }).catch(() => undefined)) return;
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
