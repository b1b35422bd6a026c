// Waits of a cheap read, a plan with its lines, while the server does heavy work: each kind alone, then all at once.
// Usage: npm run bench -- server busy [plans, default 20000] [rows of a workbook, default 50000, the most it may have]
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { bin, run } from '../../scripts/lib.mjs';
import { goalLine } from '../kit/goalLine.mjs';
import { send } from '../kit/send.mjs';
import { startFilledServer } from '../kit/startFilledServer.mjs';
import { tableLine } from '../kit/tableLine.mjs';
import { planRequests } from './planRequests.mjs';

/** Milliseconds that 99 of 100 reads may take. */
const GOAL = 30;
const READERS = 4;
/** Milliseconds between two reads of a reader. */
const PAUSE = 10;
/** Milliseconds during which work is repeated that ends sooner. */
const DURATION = 10_000;
/** Milliseconds between two reports. */
const REPORT_PAUSE = 1_000;
/** More rows than a report may have, which are 10,000. */
const REPORT =
  'select p.plan_no, p.plan_name, l.material_name, l.counts from plan_lines l join plans p on p.id = l.plan_id';
const REPORT_FIELDS = ['plan_no', 'plan_name', 'material_name', 'counts'];

const [plans = 20_000, rows = 50_000] = process.argv.slice(2).map(Number);
const server = await startFilledServer('bench/server/fill.ts', [String(plans)]);
const folder = mkdtempSync(join(tmpdir(), 'gezi-bench-'));
try {
  await measure();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

async function measure() {
  const { api } = server;
  const manager = await server.signIn('manager');
  const purchaser = await server.signIn('purchaser');
  const admin = await server.signIn('admin');
  const read = (await planRequests(api, manager, plans)).reading();
  const workbooks = await Promise.all([6_000_000, 7_000_000, 8_000_000, 9_000_000].map(writeWorkbook));
  const reportId = await addReport(admin);

  const importBoth = async ([one, other]) => {
    await importOf(one, purchaser);
    await importOf(other, purchaser);
  };
  const exportPlans = () => fetchWhole('/purchase/purchasePlan/exportXls', manager);
  const readReport = () => fetchWhole(`/online/cgreport/api/getData/${reportId}?pageSize=10000`, admin);
  const works = {
    'nothing else': () => new Promise((done) => setTimeout(done, DURATION)),
    [`import of ${(2 * rows).toLocaleString('en')} rows`]: () => importBoth(workbooks.slice(0, 2)),
    'export of plans': () => repeat(exportPlans, forDuration()),
    'report of 10,000 rows': () => repeat(readReport, forDuration(), REPORT_PAUSE),
    'all at once': async () => {
      let isImported = false;
      const until = () => isImported;
      await Promise.all([
        importBoth(workbooks.slice(2)).finally(() => (isImported = true)),
        repeat(exportPlans, until, REPORT_PAUSE),
        repeat(readReport, until, REPORT_PAUSE),
      ]);
    },
  };
  console.log(
    `${plans.toLocaleString('en')} plans, ${server.isEmbedded ? 'embedded' : 'PostgreSQL'}; ms of a plan read`,
  );
  console.log(tableLine('beside', ['reads', 'p50', 'p95', 'p99', 'longest'], [32, 10]));
  for (const [name, work] of Object.entries(works)) {
    const times = await readDuring(read, work);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
    const line = tableLine(name, [String(times.length), at(0.5), at(0.95), at(0.99), at(1)], [32, 10]);
    console.log(line + goalLine(`p99 ≤ ${GOAL} ms`, Number(at(0.99)) <= GOAL));
  }

  async function importOf(file, headers) {
    const form = new FormData();
    form.append('file', new Blob([await readFile(file)]), 'suppliers.xlsx');
    const answer = await fetch(`${api}/supplier/supplierInfo/importExcel`, { method: 'POST', headers, body: form });
    const { success, message } = await answer.json();
    if (!success) throw new Error(message);
  }

  async function fetchWhole(call, headers) {
    const answer = await fetch(`${api}${call}`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.arrayBuffer();
  }

  /** @returns the id of the report */
  async function addReport(headers) {
    const answer = await fetch(`${api}/online/cgreport/head/add`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        head: { code: 'bench_lines', name: 'Lines of plans', cgrSql: REPORT },
        items: REPORT_FIELDS.map((name) => ({ fieldName: name, fieldTxt: name })),
        params: [],
      }),
    });
    const { result, message } = await answer.json();
    if (!result) throw new Error(message);
    return result.id;
  }
}

async function writeWorkbook(first) {
  const path = join(folder, `${first}.xlsx`);
  const args = ['bench/upload/workbook.ts', path, String(rows), 'xlsx', String(first)];
  const { code, output } = await run(bin('tsx'), args, { quiet: true });
  if (code) throw new Error(output);
  return path;
}

/** @returns whether {@link DURATION} is over */
function forDuration() {
  const end = performance.now() + DURATION;
  return () => performance.now() > end;
}

async function repeat(work, isOver, pause = 0) {
  while (!isOver()) {
    await work();
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** @returns milliseconds of each read, in ascending order */
async function readDuring({ next, accept }, work) {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const times = [];
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      for (let number = 0; !isOver; number += 1) {
        const sent = performance.now();
        const body = await send(agent, next(reader, number));
        if (!accept(body)) throw new Error(body.slice(0, 300));
        times.push(performance.now() - sent);
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }),
  );
  await working;
  agent.destroy();
  return times.sort((one, other) => one - other);
}
