import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import WebSocket from 'ws';
import { usageOf } from '../../kit/usageOf.mjs';
import type { Client } from '../kit/Client.ts';
import { Rehearsal } from '../kit/Rehearsal.ts';
import { openSite, type DatabaseKind, type Site } from '../kit/Site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PRELOAD = join(ROOT, 'bench/kit/reportUsage.mjs');
/** Milliseconds between two writes of each of the writers. */
const PACE = 4_000;
const SOCKETS = 50;
/** Milliseconds that a socket stays open. */
const SOCKET_LIFE = 30_000;

/**
 * Mixed traffic at a low rate: all writers, reads of lists, sign-ins, exports and sockets. Prints per minute what the
 * server uses and how long its answers take.
 *
 * @param minutes duration
 */
export async function soak(database: DatabaseKind, minutes = 60): Promise<number> {
  const site = await openSite({ database });
  await site.start({ preload: PRELOAD });
  const rehearsal = new Rehearsal({ url: site.url, pace: PACE });
  await rehearsal.begin();
  const readings = { times: [] as number[], failed: new Map<string, number>() };
  let isOver = false;
  const reading = Promise.all([
    readAll(rehearsal.client, site.url, readings, () => isOver),
    keepSockets(rehearsal.client, site.url, () => isOver),
  ]);
  console.log(
    'minute   rss  heap  external MB  handles  files  threads  database MB  dead rows   reads p50 p95 max ms   writes p50 p95',
  );
  const end = performance.now() + minutes * 60_000;
  for (let minute = 0; performance.now() < end; minute += 1) {
    const [writesBefore] = [rehearsal.figures.times.length];
    readings.times.length = 0;
    await wait(Math.min(60_000, Math.max(0, end - performance.now())));
    console.log(await minuteLine(site, minute + 1, readings.times, rehearsal.figures.times.slice(writesBefore)));
  }
  isOver = true;
  await reading;
  await rehearsal.end();
  for (const line of rehearsal.report()) console.log(line);
  for (const [failure, count] of readings.failed) console.log(`read failed ${count} × ${failure}`);
  await wait(5_000);
  console.log(`at rest\n${await minuteLine(site, 0, [], [])}`);
  if (site.postgres) console.log((await bloat(site)).lines.join('\n'));
  await site.close();
  return rehearsal.faults.length + readings.failed.size;
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
const at = (times: readonly number[], share: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
};

async function minuteLine(site: Site, minute: number, reads: readonly number[], writes: readonly number[]) {
  const { child } = site.server();
  const { memory, handles } = await usageOf(child, true);
  const threads = readdirSync(`/proc/${child.pid}/task`).length;
  const files = readdirSync(`/proc/${child.pid}/fd`).length;
  const { size, dead } = site.postgres ? await bloat(site) : { size: sizeOf(join(site.dataDir, 'db')), dead: '–' };
  const cells = [
    minute,
    megabytes(memory.rss),
    megabytes(memory.heapUsed),
    megabytes(memory.external),
    handles.length,
    files,
    threads,
    megabytes(size),
    dead,
    reads.length,
    at(reads, 0.5),
    at(reads, 0.95),
    at(reads, 1),
    writes.length,
    at(writes, 0.5),
    at(writes, 0.95),
  ];
  return cells.map((cell) => String(cell).padStart(7)).join('');
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).reduce((sum, entry) => {
    const path = join(entry.parentPath, entry.name);
    return entry.isFile() ? sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0) : sum;
  }, 0);
}

/** Size of the database, its dead rows, and the tables with most of them. */
async function bloat({ postgres }: Site) {
  const client = new pg.Client({ connectionString: postgres!.url });
  await client.connect();
  const { rows } = await client.query<{ name: string; live: number; dead: number; bytes: number }>(
    `select relname as name, n_live_tup::int as live, n_dead_tup::int as dead, pg_total_relation_size(relid)::float as bytes
      from pg_stat_user_tables order by n_dead_tup desc`,
  );
  await client.end();
  return {
    size: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    dead: String(rows.reduce((sum, row) => sum + row.dead, 0)),
    lines: rows
      .slice(0, 10)
      .map(({ name, live, dead, bytes }) => `${name}: ${live} rows, ${dead} dead, ${megabytes(bytes)} MB`),
  };
}

interface Readings {
  times: number[];
  failed: Map<string, number>;
}

/** Reads that pages make, once a second, and now and then a sign-in and an export. */
async function readAll(client: Client, url: string, { times, failed }: Readings, isOver: () => boolean) {
  const paths: [string, string, Record<string, string | number>?][] = [
    ['manager', '/purchase/purchasePlan/list', { pageSize: 50 }],
    ['manager', '/purchase/purchasePlan/list', { planName: '*轴承*' }],
    ['manager', '/purchase/purchaseInfo/list', { pageSize: 20 }],
    ['manager', '/contract/contractInfo/list', { pageSize: 20 }],
    ['supplier', '/sale/saleOrder/list', { pageSize: 20 }],
    ['purchaser', '/sys/permission/getUserPermissionByToken'],
    ['purchaser', '/sys/dict/queryAllDictItems'],
    ['manager', '/dashboard/analysis'],
    ['admin', '/sys/log/list', { pageSize: 20 }],
    ['admin', '/sys/user/list', { pageSize: 20, realname: '王*' }],
    ['manager', '/sys/user/exportXls'],
  ];
  for (let number = 0; !isOver(); number += 1) {
    await wait(500 + Math.random() * 1000);
    const [user, path, query] = paths[number % paths.length]!;
    const begun = performance.now();
    try {
      const { token } = await client.as(user);
      const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
      const answer = await fetch(`${url}/api${path}?${search}`, {
        headers: { 'x-access-token': token, 'tenant-id': '1' },
      });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(String(answer.status));
    } catch (error) {
      const failure = `${path} ${(error as Error).message}`;
      failed.set(failure, (failed.get(failure) ?? 0) + 1);
    }
    times.push(performance.now() - begun);
  }
}

/** Sockets that come and go. */
async function keepSockets(client: Client, url: string, isOver: () => boolean): Promise<void> {
  const { token } = await client.as('manager');
  const info = await client.read<{ userInfo: { id: string } }>('manager', '/sys/user/getUserInfo');
  const one = async () => {
    while (!isOver()) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/websocket/${info!.userInfo.id}`, [token]);
      socket.on('error', () => undefined);
      for (let waited = 0; waited < SOCKET_LIFE && !isOver(); waited += 1000) await wait(500 + Math.random() * 1000);
      socket.terminate();
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, one));
}
