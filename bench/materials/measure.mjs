// Measures one database: node measure.mjs <seconds>; PostgreSQL if TEST_DATABASE_URL is set (scripts/with-postgres.mjs),
// else embedded.
import { send } from '../kit/send.mjs';
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { tableLine } from '../kit/tableLine.mjs';
import { load } from '../server/load.mjs';

const seconds = Number(process.argv[2] ?? 4);
const CONNECTIONS = 4;
const WIDTHS = [34, 9];
const part = (text) => encodeURIComponent(`*${text}*`);

const server = await startFilledServer('bench/materials/fill.ts');
let failed = 0;
try {
  await measure();
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);

async function measure() {
  const { api } = server;
  const headers = await server.signIn('manager');
  const ask = async (path) => JSON.parse(await send(undefined, { url: `${api}${path}`, headers })).result;
  const list = '/material/materialInfo/list?pageSize=20';
  const prices = '/material/priceHistory/list?pageSize=20';
  const tree = await ask('/material/materialType/tree');
  const { total } = await ask(`${list}&code=${encodeURIComponent('B*')}`);
  if (total !== 20_000) throw new Error(`${total} materials instead of 20000`);
  const of = (number) => `bench${1 + (number % 20_000)}`;
  const twenty = (n) => Array.from({ length: 20 }, (_, at) => of(n * 20 + at)).join();

  const rows = [
    ['material read', (n) => `/material/materialInfo/queryById?id=${of(n)}`],
    ['list, first page', () => list],
    ['list, page 500', () => `${list}&pageNo=500`],
    ['list by code', (n) => `${list}&code=B${String(1 + (n % 20_000)).padStart(6, '0')}`],
    ['list by part of the name', () => `${list}&name=${part('轴承')}`],
    ['list by part of the model', (n) => `${list}&models=${part(`-${n % 1000}`)}`],
    ['list by status', () => `${list}&status=0`],
    ['list by type with types below', (n) => `${list}&typeId=${tree[n % tree.length].id}`],
    ['list by type and name', (n) => `${list}&typeId=${tree[n % tree.length].id}&name=${part('泵')}`],
    ['similar materials', () => `/material/materialInfo/similar?name=${encodeURIComponent('法兰闸阀')}&models=x`],
    ['global search', () => `/sys/search/records?keyword=${encodeURIComponent('法兰')}`],
    ['prices, first page', () => prices],
    ['prices by part of the material', () => `${prices}&materialName=${part('法兰')}`],
    ['prices by supplier and source', () => `${prices}&supplierName=${part('泵业')}&source=2`],
    ['prices by days', () => `${prices}&priceTime_begin=2024-01-01&priceTime_end=2024-01-31`],
    ['trend of a material', (n) => `/material/priceHistory/trend?materialId=${of(n)}`],
    ['comparison of 20 materials', (n) => `/material/compare/list?materialIds=${twenty(n)}`],
  ];
  console.log(`${server.isEmbedded ? 'embedded' : 'PostgreSQL'}; ${CONNECTIONS} connections, ${seconds} s a figure`);
  console.log(tableLine('', ['req/s', 'p50 ms', 'p95 ms', 'p95 ×'], WIDTHS));
  let base;
  for (const [name, path] of rows) {
    const { rate, p50, p95, failures, firstFailure } = await load({
      connections: CONNECTIONS,
      seconds,
      next: (connection, number) => ({ url: `${api}${path(connection * 7919 + number)}`, headers }),
      accept: (body) => body.startsWith('{"success":true'),
    });
    base ??= p95;
    failed += failures;
    console.log(tableLine(name, [rate.toFixed(0), p50.toFixed(1), p95.toFixed(1), (p95 / base).toFixed(1)], WIDTHS));
    if (failures) console.log(`  ${failures} refused, e.g. ${firstFailure}`);
  }
}
