// Pickers with 100,000 users and 5,000 departments: `npm run bench -- pickers [rounds, default 7]`.
// From a key or the opening to the painted list, in CPU time of the page's main thread (Chromium's own counter), so that a busy
// machine disturbs nothing; and in milliseconds on the clock, which mean something on a quiet machine alone. The server is in
// the page too: what it takes to search 100,000 users is measured apart and left out of `ours`.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { buildPages } from '../grid/buildPages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const rounds = Number(process.argv[2] ?? 7);
const KEY_LIMIT = 50;
const OPEN_LIMIT = 100;

const server = await serve(await buildPages(here));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1366, height: 800 } });
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.waitForFunction(() => 'bench' in window);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

const seen = new Map();
// One round more: the first loads and compiles, and does not count.
for (let round = 0; round <= rounds; round += 1) {
  const note = async (name, limit, step) => {
    const before = await cpu();
    const { all, served } = await step();
    const spent = (await cpu()) - before;
    if (round > 0) seen.set(name, [...(seen.get(name) ?? []), { limit, all, ours: spent - served, served }]);
  };
  await page.evaluate(() => window.bench.openWaiting());
  await quiet();
  await note('user dialog, after the answer', OPEN_LIMIT, () => page.evaluate(() => window.bench.answer()));
  await quiet();
  await page.focus('#gezi-users-search');
  await note('first key of a user search', KEY_LIMIT, () => key('l', 'listed', 'l'));
  await quiet();
  await note('next key of a user search', KEY_LIMIT, () => key('i', 'listed', 'li'));
  await quiet();
  await page.evaluate(() => window.bench.close());

  await note('open the department dialog', OPEN_LIMIT, () => page.evaluate(() => window.bench.open('departs')));
  await quiet();
  await page.focus('.gezi-departs-search input');
  await note('first key of a department search', KEY_LIMIT, () => key('j', 'found', '\\d'));
  await quiet();
  await note('pinyin, next key (jy = 检验科)', KEY_LIMIT, () => key('y', 'found', '\\d'));
  await quiet();
  await page.evaluate(() => window.bench.close());
}
await browser.close();
server.close();

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const columns = ['ours, CPU', 'server, CPU', 'clock', 'limit'];
console.log(`${`median of ${rounds}, ms`.padEnd(36)}${columns.map((one) => one.padStart(13)).join('')}`);
for (const [name, results] of seen) {
  const of = (member) => median(results.map((one) => one[member]));
  const { limit } = results[0];
  const numbers = [of('ours'), of('served'), of('all'), limit].map((one) => one.toFixed(0).padStart(13)).join('');
  console.log(`${name.padEnd(36)}${numbers}  ${of('ours') <= limit ? 'kept' : 'MISSED'}`);
}

/** Milliseconds of the main thread so far. */
async function cpu() {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

async function key(name, watch, until) {
  await page.evaluate(([what, argument]) => window.bench[what](argument), [watch, until]);
  await page.keyboard.press(name);
  return page.evaluate(() => window.result());
}

/** Lets the pause between two searches, animations and idle work pass. */
function quiet() {
  return page.waitForTimeout(600);
}

async function serve(folder) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const made = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    try {
      const body = await readFile(join(folder, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => made.listen(0, '127.0.0.1', done));
  return made;
}
