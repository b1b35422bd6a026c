// Measures one database: node measure.mjs <tries>; PostgreSQL if TEST_DATABASE_URL is set (scripts/with-postgres.mjs),
// else
// embedded. `clock` is the client's median wall time, `best` the minimum, which is nearly independent of other load;
// `CPU` is the CPU time of the server process by the kernel's count, including the embedded database.
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { median } from '../kit/median.mjs';
import { send } from '../kit/send.mjs';
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { tableLine } from '../kit/tableLine.mjs';

const tries = Number(process.argv[2] ?? 15);
/** Milliseconds per tick of the kernel's CPU count. */
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
  ['dictionary of users, "li"', '/sys/dict/loadDict/sys_user,realname,username?pageSize=10&keyword=li'],
  ['report of users', '/online/cgreport/api/getData/report-sys-user?pageNo=1&pageSize=10'],
  ['report of users, "li"', '/online/cgreport/api/getData/report-sys-user?pageNo=1&pageSize=10&username=*li*'],
  ['whole department tree', '/sys/sysDepart/queryTreeList'],
];

const WIDTHS = [30, 8];

const server = await startFilledServer('bench/pickers-server/fill.ts');
const agent = new Agent({ keepAlive: true });
try {
  const headers = await server.signIn('manager');
  const first = await timed(found('li'), headers);
  console.log(`${server.isEmbedded ? 'embedded' : 'PostgreSQL'}, ms; everybody read in ${first.toFixed(0)}`);
  console.log(tableLine('', ['best', 'clock', 'CPU'], WIDTHS));
  for (const [name, path] of CALLS) {
    await timed(path, headers);
    const before = cpu();
    const waits = [];
    for (let nth = 0; nth < tries; nth += 1) waits.push(await timed(path, headers));
    const spent = (cpu() - before) / tries;
    const figures = [Math.min(...waits), median(waits), spent].map((one) => one.toFixed(1));
    console.log(tableLine(name, figures, WIDTHS));
  }
} finally {
  agent.destroy();
  await server.stop();
}

async function timed(path, headers) {
  const start = performance.now();
  const body = await send(agent, { url: `${server.api}${path}`, headers });
  const taken = performance.now() - start;
  if (!body.startsWith('{"success":true') && !body.startsWith('[')) throw new Error(body.slice(0, 200));
  return taken;
}

/** CPU milliseconds of the server so far: user and system time, fields 14 and 15 of /proc/<pid>/stat. */
function cpu() {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
