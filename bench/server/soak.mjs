// Memory of the server before, during and after heavy use: reading, listing, searching, signing in and exporting, on 17
// connections without a pause.
// Usage: npm run bench -- server soak [minutes, default 10] [plans, default 20000]
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { credentials } from '../kit/startServer.mjs';
import { load } from './load.mjs';

const minutes = Number(process.argv[2] ?? 10);
const plans = Number(process.argv[3] ?? 20_000);
/** Seconds between figures, and without requests before the last one. */
const EVERY = Math.max(10, minutes * 6);
const QUIET = 60;

const megabytes = (bytes) => Math.round(bytes / 1e6);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const server = await startFilledServer('bench/server/fill.ts', [String(plans)]);
try {
  await soak(server);
} finally {
  await server.stop();
}

async function soak({ api, signIn, memory }) {
  const [headers, admin] = [await signIn('manager'), await signIn('admin')];
  const list = '/purchase/purchasePlan/list';
  const name = encodeURIComponent('*轴承*');
  const view = '/purchase/purchasePlan/queryPurchasePlanByPlanId';
  const get = (path) => ({ url: `${api}${path}`, headers });
  const kinds = {
    read: { connections: 8, next: (number) => get(`${view}?id=bench${10 * (1 + (number % Math.floor(plans / 10)))}`) },
    list: { connections: 4, next: (number) => get(`${list}?status=${number % 6}&pageSize=50`) },
    search: { connections: 1, next: () => get(`${list}?planName=${name}`) },
    dictionary: { connections: 1, next: () => get('/sys/dict/queryAllDictItems') },
    menu: { connections: 1, next: () => get('/sys/permission/getUserPermissionByToken') },
    signIn: { connections: 1, next: () => ({ method: 'POST', url: `${api}/sys/login`, body: credentials('manager') }) },
    export: { connections: 1, next: () => ({ url: `${api}/sys/user/exportXls`, headers: admin }) },
  };
  const requests = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));

  console.log(`${plans.toLocaleString('en')} plans, ${minutes} min; megabytes`);
  const before = await report('before', memory);
  const end = Date.now() + minutes * 60_000;
  let peak = before;
  const watching = (async () => {
    for (let at = Date.now() + EVERY * 1000; at <= end; at += EVERY * 1000) {
      await wait(at - Date.now());
      peak = Math.max(peak, await report(`${((minutes * 60_000 - (end - at)) / 60_000).toFixed(1)} min`, memory));
    }
  })();
  await Promise.all(
    Object.entries(kinds).map(async ([kind, { connections, next }]) => {
      const { failures, firstFailure } = await load({
        connections,
        seconds: (minutes * 60) / 1.1,
        next: (_connection, number) => {
          requests[kind] += 1;
          return next(number);
        },
        accept: (body) => body.startsWith(kind === 'export' ? 'PK' : '{"success":true'),
      });
      if (failures) console.log(`${kind}: ${failures} refused, e.g. ${firstFailure}`);
    }),
  );
  await watching;
  await report('at the end', memory);
  await wait(QUIET * 1000);
  const after = await report(`${QUIET} s later`, memory);
  const total = Object.values(requests).reduce((sum, count) => sum + count, 0);
  console.log(`${total.toLocaleString('en')} requests: ${JSON.stringify(requests)}`);
  console.log(`before ${before}, peak ${peak}, after ${after} MB`);
}

/** @returns resident memory in megabytes */
async function report(when, memory) {
  const { rss, heapTotal, heapUsed, external, arrayBuffers } = await memory();
  const figures = { rss, heapTotal, heapUsed, external, arrayBuffers };
  const line = Object.entries(figures).map(([key, bytes]) => `${key} ${megabytes(bytes)}`);
  console.log(`${when.padEnd(12)} ${line.join('  ')}`);
  return megabytes(rss);
}
