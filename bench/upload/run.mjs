// A large file with five cuts and a reload, and imports of 50,000 rows: `npm run bench -- upload [megabytes, default
// 1024]`.
// End to end: Chromium, the demo page, the built server on its embedded database. Checks that the file arrives intact
// and
// that memory does not grow with its size; README.md explains the figures.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { bin, run } from '../../scripts/lib.mjs';
import { startServer } from '../kit/startServer.mjs';
import { writeLargeFile } from './largeFile.mjs';
import { measureImport } from './measureImport.mjs';

// The helpers shared with the tests are TypeScript.
register();
const { measureUpload } = await import('./measureUpload.mjs');

const MEGABYTE = 1024 * 1024;
const bytes = Number(process.argv[2] ?? 1024) * MEGABYTE;
const ROWS = 50_000;
/** Maximum memory growth in megabytes, independent of the file's size. */
const LIMITS = { server: 128, heap: 64, page: 256, browser: 64 };
const NAMES = {
  server: 'server, resident',
  heap: 'page, heap of JavaScript',
  page: 'page, its process',
  browser: 'browser, its own process',
};

const folder = mkdtempSync(join(tmpdir(), 'gezi-bench-'));
const path = join(folder, '三维模型.zip');
let isGood = true;
console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
const sha256 = await writeLargeFile(path, bytes);
const server = await startServer(join(folder, 'data'));
try {
  const arrived = await measureUpload(server, { path, bytes });
  check(arrived.sha256 === sha256, `${bytes / MEGABYTE} MB, SHA-256 ${sha256.slice(0, 12)}…, arrived as it was sent`);
  console.log(
    `${arrived.cuts} cuts and a reload; ${arrived.seconds.toFixed(0)} s, ` +
      `${((arrived.sent / bytes - 1) * 100).toFixed(1)} % sent twice`,
  );
  for (const [name, { before, peak }] of Object.entries(arrived.memory)) {
    const grown = peak - before;
    check(grown <= LIMITS[name], `${NAMES[name].padEnd(26)}${mb(before)} → ${mb(peak)}, limit + ${LIMITS[name]} MB`);
  }
  for (const [bookType, name] of [
    ['xlsx', '供应商.xlsx'],
    ['biff8', '供应商.xls'],
  ]) {
    const file = join(folder, name);
    const { code, output } = await run(bin('tsx'), ['bench/upload/workbook.ts', file, String(ROWS), bookType], {
      quiet: true,
    });
    if (code) throw new Error(output);
    const { success, message, seconds, memory, steps, page, list } = await measureImport(server, { path: file, name });
    check(success, `${name} (${mb(statSync(file).size / MEGABYTE).trim()}): ${message}, ${seconds.toFixed(1)} s`);
    console.log(`  progress told in ${steps} steps; server ${mb(memory.before)} → ${mb(memory.peak)}`);
    for (const [what, { asked, median, longest }] of Object.entries({ 'a page': page, 'a database call': list })) {
      console.log(`  meanwhile ${what} took ${median.toFixed(0)} ms, at most ${longest.toFixed(0)} ms (of ${asked})`);
    }
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`load of the machine after: ${loadavg()[0].toFixed(1)}`);
process.exit(isGood ? 0 : 1);

function check(holds, text) {
  isGood &&= holds;
  console.log(`${holds ? '✓' : '✗'} ${text}`);
}

function mb(value) {
  return `${value.toFixed(0).padStart(5)} MB`;
}
