// Measures one database: node measure.mjs <seconds>; PostgreSQL if TEST_DATABASE_URL is set (scripts/with-postgres.mjs),
// else embedded.
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { tableLine } from '../kit/tableLine.mjs';
import { load } from '../server/load.mjs';

const seconds = Number(process.argv[2] ?? 4);
const WIDTHS = [34, 9];
/** Goal for the p95 of lists, milliseconds. */
const READ = 50;
/** Goal for completed tasks per second, on PostgreSQL. */
const COMPLETED = 200;
/** Processes of `fill.ts`. */
const PROCESSES = 100_000;

const server = await startFilledServer('bench/workflow/fill.ts');
let failed = 0;
try {
  await measure();
} finally {
  await server.stop();
}
process.exit(failed ? 1 : 0);

async function measure() {
  const { api } = server;
  const approver = await server.signIn('approver');
  const declarer = await server.signIn('declarer');
  const admin = await server.signIn('manager');
  const named = encodeURIComponent('付款');
  /** Spreads the requests over all processes. */
  const nth = (number) => 1 + ((number * 7919) % PROCESSES);
  const rows = [
    ['todo, first page of 10,000', approver, () => '/flowable/task/todoListNew?pageSize=20'],
    ['todo, page 100', approver, () => '/flowable/task/todoListNew?pageSize=20&pageNo=100'],
    ['todo by process', approver, () => `/flowable/task/todoListNew?pageSize=20&procDefName=${named}`],
    ['todo by title', approver, (n) => `/flowable/task/todoListNew?pageSize=20&title=${nth(n) * 10}`],
    ['todo of 50, phone', approver, () => '/flowable/task/todoListNew?pageSize=50'],
    ['waiting to be claimed', approver, () => '/flowable/task/claimList?pageSize=20'],
    ['finished, first page of 40,000', approver, () => '/flowable/task/finishedListNew?pageSize=20'],
    ['my processes', declarer, () => '/flowable/task/myProcessNew?pageSize=20'],
    ['all processes', admin, () => '/flowable/task/allProcess?pageSize=20'],
    ['all processes that run', admin, () => '/flowable/task/allProcess?pageSize=20&status=running'],
    ['history of a process', admin, (n) => `/flowable/task/flowRecord?procInsId=${idOf('benchf', nth(n))}`],
    ['path of a process', admin, (n) => `/flowable/task/flowViewer/${idOf('benchf', nth(n))}`],
  ];
  console.log(`${server.isEmbedded ? 'embedded' : 'PostgreSQL'}; ${seconds} s a figure`);
  console.log(tableLine('2 connections', ['req/s', 'p50 ms', 'p95 ms', 'goal ms'], WIDTHS));
  for (const [name, headers, path] of rows) {
    const { rate, p50, p95 } = await report({
      connections: 2,
      next: (connection, number) => ({ url: `${api}${path(connection * 31 + number)}`, headers }),
    });
    if (p95 > READ) failed += 1;
    console.log(tableLine(name, [rate.toFixed(1), p50.toFixed(1), p95.toFixed(1), String(READ)], WIDTHS));
  }
  console.log(tableLine('steps', ['1/s', 'p50 ms', 'p95 ms', 'goal 1/s'], WIDTHS));
  // Each task once: every tenth process waits for the approver.
  let task = 0;
  const complete = () => ({
    method: 'POST',
    url: `${api}/flowable/task/complete`,
    headers: approver,
    body: { taskId: `${idOf('bencht', (task += 10))}1`, comment: '同意' },
  });
  for (const connections of [1, 16]) {
    const { rate, p50, p95 } = await report({ connections, next: complete });
    const goal = connections === 1 || server.isEmbedded ? 0 : COMPLETED;
    if (rate < goal) failed += 1;
    const name = `completed, ${connections} connection${connections === 1 ? '' : 's'}`;
    console.log(tableLine(name, [rate.toFixed(1), p50.toFixed(1), p95.toFixed(1), goal ? String(goal) : ''], WIDTHS));
  }
}

async function report(options) {
  const accept = (body) => body.startsWith('{"success":true');
  const { failures, firstFailure, ...figures } = await load({ seconds, accept, ...options });
  failed += failures;
  if (failures) console.log(`  ${failures} refused, e.g. ${firstFailure}`);
  return figures;
}

/** Id of `fill.ts`. */
function idOf(prefix, number) {
  return `${prefix}${String(number).padStart(8, '0')}`;
}
