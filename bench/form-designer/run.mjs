// The designer with 300 and 1,000 components: `npm run bench -- form-designer [rounds, default 7]`.
// CPU time of the page's main thread (Chromium's own counter), layout and paint of the result included, so that a busy
// machine disturbs nothing. A move is the mean of 60 pointer moves over the canvas while something is carried; the frames
// drawn meanwhile are wall time, 16.7 ms apart where the machine is free. The size is that of the first load, with React.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { buildPages } from '../grid/buildPages.mjs';
import { sizeOf } from '../grid/minimalSize.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const rounds = Number(process.argv[2] ?? 7);
const MOVES = 60;
/** Milliseconds allowed, by the number of components. */
const LIMITS = {
  300: { load: 80, 'drag move': 5, 'p95 frame': 16.7, drop: 20, select: 30, undo: 20 },
  1000: { 'drag move': 8 },
};

/** Milliseconds by which the clock of the frames wavers. */
const JITTER = 0.2;
/** Bytes of the first load, gzip. */
const SIZE_LIMIT = 300_000;

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
for (const count of [300, 1000]) {
  // Two rounds more: the first load and compile, and do not count.
  for (let round = -2; round < rounds; round += 1) {
    const keep = (step, spent) => {
      const name = `${count} ${step}`;
      if (round >= 0) seen.set(name, [...(seen.get(name) ?? []), { spent, limit: LIMITS[count][step] }]);
    };
    const note = async (step, run, times = 1) => {
      await quiet();
      const before = await cpu();
      await run();
      await page.evaluate(() => window.bench.painted());
      keep(step, ((await cpu()) - before) / times);
    };
    await page.evaluate(() => window.bench.close());
    await note('load', () => page.evaluate((n) => window.bench.open(n), count));

    const place = async (index) => {
      const box = await page.locator('[role=tree] > [data-key]').nth(index).boundingBox();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [first, third, sixth] = [await place(0), await place(2), await place(5)];
    await note('select', () => page.mouse.click(third.x, third.y));
    await note('select', () => page.mouse.click(first.x, first.y));

    await page.mouse.move(third.x, third.y);
    await page.mouse.down();
    await page.mouse.move(third.x + 20, third.y + 20);
    await page.evaluate(() => window.bench.watchFrames());
    await note(
      'drag move',
      async () => {
        for (let at = 0; at < MOVES; at += 1) {
          await page.mouse.move(third.x + (at % 7), first.y + ((sixth.y - first.y) * at) / MOVES);
        }
      },
      MOVES,
    );
    keep('p95 frame', await page.evaluate(() => window.bench.p95Frame()));
    await note('drop', () => page.mouse.up());
    await note('undo', () => page.keyboard.press('Control+z'));
  }
}
await browser.close();
server.close();
const size = await sizeOf(join(here, 'minimal', 'gezi.js'), here, []);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
console.log(`${`median of ${rounds}, ms of CPU`.padEnd(32)}${'ours'.padStart(8)}${'limit'.padStart(8)}`);
for (const [name, results] of seen) {
  const ours = median(results.map((one) => one.spent));
  const { limit } = results[0];
  const verdict =
    limit === undefined ? '' : ours <= limit + (name.endsWith('frame') ? JITTER : 0) ? '  kept' : '  MISSED';
  console.log(`${name.padEnd(32)}${ours.toFixed(1).padStart(8)}${(limit ?? '').toString().padStart(8)}${verdict}`);
}
const kilo = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
console.log(
  `${'first load, kB of gzip'.padEnd(32)}${kilo(size.first)}${'300'.padStart(8)}${size.first <= SIZE_LIMIT ? '  kept' : '  MISSED'}`,
);
console.log(`${'on use, kB of gzip'.padEnd(32)}${kilo(size.later)}`);

/** Milliseconds of the main thread so far. */
async function cpu() {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Lets animations and idle work pass. */
function quiet() {
  return page.waitForTimeout(400);
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
