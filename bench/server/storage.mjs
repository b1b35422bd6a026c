// Uploads and downloads through two servers that run side by side, by turns: one stores files in a folder, the other one
// with an S3-compatible server on the same machine.
// Usage: npm run bench -- server storage [rounds, default 5] [seconds per figure, default 2]
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../kit/median.mjs';
import { startServer } from '../kit/startServer.mjs';
import { tableLine } from '../kit/tableLine.mjs';

const KB = 1024;
const SIZES = [
  { name: '64 kB', bytes: 64 * KB, connections: 8 },
  { name: '1 MB', bytes: KB * KB, connections: 4 },
  { name: '20 MB', bytes: 20 * KB * KB, connections: 2 },
];
/** Files are taken by their first bytes; the others cannot be compressed. */
const ZIP = Buffer.from([0x50, 0x4b, 3, 4]);
const WIDTHS = [22, 16];

const [rounds = 5, seconds = 2] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'gezi-storage-'));
const objects = fork(join(import.meta.dirname, 'objectStorage.ts'));
const [settings] = await once(objects, 'message');
const sites = {
  folder: await open('folder', {}),
  s3: await open('s3', settings),
};

console.log(`${rounds} rounds by turns, ${seconds} s a figure; servers, storage and clients share this machine.`);
console.log(tableLine('', ['folder MB/s', 'S3 MB/s', 'S3 ÷ folder', 'folder files/s', 'S3 files/s'], WIDTHS));
for (const size of SIZES) {
  const content = Buffer.concat([ZIP, randomBytes(size.bytes - ZIP.length)]);
  for (const way of ['upload', 'download']) {
    const rates = { folder: [], s3: [] };
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, site] of Object.entries(sites)) {
        const rate = await (way === 'upload' ? uploads : downloads)(site, size, content);
        if (round > 0) rates[name].push(rate);
      }
    }
    report(`${way} ${size.name}, ${size.connections}`, size, rates);
  }
}
for (const { server } of Object.values(sites)) await server.stop();
objects.disconnect();
await once(objects, 'exit');
rmSync(folder, { recursive: true, force: true });

async function open(name, env) {
  const server = await startServer(join(folder, name), '', env);
  return { server, headers: await server.signIn('purchaser'), stored: new Map() };
}

/** Files a second. */
async function uploads({ server, headers, stored }, { name, connections }, content) {
  return during(connections, async () => {
    const body = new FormData();
    body.append('file', new Blob([content]), '附件.zip');
    const answer = await fetch(`${server.api}/sys/common/upload`, { method: 'POST', headers, body });
    const { success, message, result } = await answer.json();
    if (!success) throw new Error(message);
    stored.set(name, result.id);
  });
}

/** Files a second. */
async function downloads({ server, headers, stored }, { name, connections }, content) {
  return during(connections, async () => {
    const answer = await fetch(`${server.api}/sys/common/loadOssFile/${stored.get(name)}`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!bytes.equals(content)) throw new Error(`${bytes.length} other bytes`);
  });
}

async function during(connections, send) {
  const begun = performance.now();
  let sent = 0;
  const work = async () => {
    while (performance.now() - begun < seconds * 1000) {
      await send();
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return sent / ((performance.now() - begun) / 1000);
}

function report(name, { bytes }, rates) {
  const ratio = median(rates.s3.map((rate, round) => rate / rates.folder[round]));
  const [own, s3] = [median(rates.folder), median(rates.s3)];
  const speed = (rate) => ((rate * bytes) / KB / KB).toFixed(1);
  console.log(tableLine(name, [speed(own), speed(s3), `${ratio.toFixed(2)} ×`, own.toFixed(1), s3.toFixed(1)], WIDTHS));
}
