// Measures a live auction on two servers with one PostgreSQL (TEST_DATABASE_URL of scripts/with-postgres.mjs), and
// prints the figures as JSON: node measure.mjs <bidders> <offers>.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { bin, root, run } from '../../scripts/lib.mjs';
import { send } from '../kit/send.mjs';
import { startServer } from '../kit/startServer.mjs';

const WebSocket = createRequire(join(root, 'apps/server/package.json'))('ws');
/** Pause between two offers, milliseconds. */
const PAUSE = 1000;
/** Time after which a message or a price counts as lost, milliseconds. */
const PATIENCE = 10_000;

const [bidderCount, offerCount] = process.argv.slice(2).map(Number);
const databaseUrl = process.env.TEST_DATABASE_URL;
process.env.SECRET_KEY = 'a secret of benchmarks only, long enough';
const filled = await run(bin('tsx'), ['--conditions=@gezi/source', 'bench/auction/fill.ts', String(bidderCount)], {
  env: { DATABASE_URL: databaseUrl },
  quiet: true,
});
if (filled.code) throw new Error(filled.output);
const auction = JSON.parse(filled.output.split('\n').findLast((line) => line.startsWith('{"id"')));

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'gezi-bench-')));
const servers = [];
for (const folder of folders) servers.push(await startServer(folder, databaseUrl));
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const base = '/procurement/bidding';
try {
  console.log(JSON.stringify(await figures()));
} finally {
  agent.destroy();
  for (const server of servers) await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function figures() {
  const offers = [];
  const rooms = await Promise.all(auction.bidders.map((bidder, at) => openRoom(bidder, servers[at % 2])));
  for (let number = 0; number < offerCount; number += 1) {
    const { headers, server } = rooms[(number * 7) % rooms.length];
    const price = 1000 - number;
    const offer = { total: price * 10 * auction.lines.length, sent: performance.now(), accepted: NaN };
    offers.push(offer);
    const answer = await send(agent, {
      method: 'POST',
      url: `${server.api}${base}/offer`,
      headers,
      body: {
        purchaseInfoId: auction.id,
        clientNo: `offer-${number}`,
        details: auction.lines.map((detailId) => ({ detailId, price })),
      },
    });
    offer.accepted = performance.now();
    if (!answer.startsWith('{"success":true')) throw new Error(answer.slice(0, 300));
    await pause(PAUSE);
  }
  const until = performance.now() + PATIENCE;
  while (performance.now() < until && rooms.some(isBehind)) await pause(50);
  for (const socket of rooms.flatMap(({ sockets }) => sockets)) socket.terminate();

  const arrived = rooms.flatMap(({ arrivals }) => arrivals.map((time, at) => time - offers[at].sent));
  const shown = rooms.flatMap(({ seen }) =>
    offers.flatMap(({ total, sent }) => {
      const first = seen.find(({ best }) => best !== null && best <= total);
      return first ? [first.time - sent] : [];
    }),
  );
  return {
    answer: shares(offers.map(({ sent, accepted }) => accepted - sent)),
    arrival: shares(arrived),
    room: shares(shown),
    lost: rooms.length * offerCount - arrived.length,
    unseen: rooms.length * offerCount - shown.length,
    outOfOrder: rooms.reduce(
      (sum, { seen }) => sum + seen.filter(({ count }, at) => at > 0 && count < seen[at - 1].count).length,
      0,
    ),
  };
}

/** Opens the notices and the live room of a bidder, as the app does. */
async function openRoom({ userId, token }, server) {
  const headers = { 'x-access-token': token, 'tenant-id': '1' };
  const room = { headers, server, sockets: [], arrivals: [], seen: [] };
  await open(`websocket/${userId}`, 'ping', ({ cmd }, time) => {
    if (cmd === 'bidding') room.arrivals.push(time);
  });
  await open(`vxeSocket/${userId}/auction:${auction.id}`, '{"type":"heart_beat","data":""}', ({ type, data }, time) => {
    if (type === 'auction') room.seen.push({ best: data.bestPrice, count: data.offerCount, time });
  });
  return room;

  /** @returns once the server has admitted the socket */
  function open(path, beat, onMessage) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/${path}`, [token]);
    room.sockets.push(socket);
    socket.on('message', (data) => onMessage(JSON.parse(data), performance.now()));
    return new Promise((resolve, reject) => {
      socket.once('open', () => socket.send(beat));
      socket.once('message', resolve);
      socket.once('error', reject);
    });
  }
}

function isBehind({ arrivals, seen }) {
  return arrivals.length < offerCount || seen.at(-1)?.count !== offerCount;
}

function shares(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
