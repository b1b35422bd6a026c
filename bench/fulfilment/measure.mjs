// Measures one database: node measure.mjs <seconds>; PostgreSQL if TEST_DATABASE_URL is set (scripts/with-postgres.mjs),
// else embedded.
import { send } from '../kit/send.mjs';
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { tableLine } from '../kit/tableLine.mjs';
import { load } from '../server/load.mjs';

const seconds = Number(process.argv[2] ?? 4);
const CONNECTIONS = 2;
const WIDTHS = [34, 9];
/** Goals for the p95, milliseconds. */
const [READ, DASHBOARD] = [50, 300];

const server = await startFilledServer('bench/fulfilment/fill.ts');
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
  const figures = JSON.parse(await send(undefined, { url: `${api}/dashboard/analysis`, headers })).result;
  if (figures.contractCount < 150_000) throw new Error(`${figures.contractCount} contracts in force or over`);
  const year = Number(figures.monthTrend.at(-1).month.slice(0, 4));
  const rows = [
    ['evaluations, first page', READ, () => '/evaluation/supplierEval/list?pageSize=20'],
    ['evaluations by supplier', READ, () => `/evaluation/supplierEval/list?supplierName=${encodeURIComponent('*泵*')}`],
    ['chain of a project', READ, () => `/document/chain?kind=project&id=${server.project}`],
    ['workplace', DASHBOARD, () => '/dashboard/workplace'],
    ['monitor', DASHBOARD, () => '/dashboard/monitor'],
    ['analysis, all time', DASHBOARD, () => '/dashboard/analysis'],
    ['analysis of a year', DASHBOARD, () => `/dashboard/analysis?year=${year}`],
    ['orders, all time', DASHBOARD, () => '/dashboard/fulfilment'],
    ['orders of a year', DASHBOARD, () => `/dashboard/fulfilment?year=${year}`],
  ];
  const projects = JSON.parse(await send(undefined, { url: `${api}/purchase/purchaseInfo/list?status=8`, headers }));
  server.project = projects.result.records[0].id;
  console.log(`${server.isEmbedded ? 'embedded' : 'PostgreSQL'}; ${CONNECTIONS} connections, ${seconds} s a figure`);
  console.log(tableLine('', ['req/s', 'p50 ms', 'p95 ms', 'goal ms'], WIDTHS));
  for (const [name, goal, path] of rows) {
    const { rate, p50, p95, failures, firstFailure } = await load({
      connections: CONNECTIONS,
      seconds,
      next: (connection, number) => ({ url: `${api}${path(connection * 7919 + number)}`, headers }),
      accept: (body) => body.startsWith('{"success":true'),
    });
    failed += failures + (p95 > goal ? 1 : 0);
    console.log(tableLine(name, [rate.toFixed(1), p50.toFixed(1), p95.toFixed(1), String(goal)], WIDTHS));
    if (failures) console.log(`  ${failures} refused, e.g. ${firstFailure}`);
  }
}
