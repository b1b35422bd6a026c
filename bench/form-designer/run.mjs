// The designer with 300 and 1,000 components: `npm run bench -- form-designer [rounds, default 7]`.
// Measures CPU time of the page's main thread (Chromium's counter), including layout and paint, so that other load does
// not
// matter. A move is the mean of 60 pointer moves over the canvas during a drag; frame intervals are wall time, 16.7 ms
// on an
// idle machine. The size is that of the first load, including React.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addTo } from '../kit/addTo.mjs';
import { cpuTime } from '../kit/cpuTime.mjs';
import { limitTable } from '../kit/limitTable.mjs';
import { median } from '../kit/median.mjs';
import { sizeOf } from '../kit/sizeOf.mjs';
import { startPages } from '../kit/startPages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const rounds = Number(process.argv[2] ?? 7);
const MOVES = 60;
/** Limits in milliseconds, by number of components. */
const LIMITS = {
  300: { load: 80, 'drag move': 5, 'p95 frame': 16.7, drop: 20, select: 30, undo: 20 },
  1000: { load: 200, 'drag move': 8 },
};

/** Jitter of the frame clock in milliseconds. */
const JITTER = 0.2;
/** Maximum gzipped bytes of the first load. */
const SIZE_LIMIT = 300_000;

const pages = await startPages(here, { width: 1366, height: 800 });
const { page, cdp } = await pages.open();

const seen = new Map();
for (const count of [300, 1000]) {
  // Two warm-up rounds load and compile.
  for (let round = -2; round < rounds; round += 1) {
    const keep = (step, spent) => {
      if (round >= 0) addTo(seen, `${count} ${step}`, { spent, limit: LIMITS[count][step] });
    };
    const note = async (step, run, times = 1) => {
      await quiet();
      const { ms } = await cpuTime(cdp, async () => {
        await run();
        await page.evaluate(() => window.bench.painted());
      });
      keep(step, ms / times);
    };
    await page.evaluate(() => window.bench.close());
    await note('load', () => page.evaluate((n) => window.bench.open(n), count));

    const place = async (index) => {
      const box = await page.locator('[role=tree] > [role=presentation] > [data-key]').nth(index).boundingBox();
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
await pages.close();
const size = await sizeOf(join(here, 'minimal', 'gezi.js'), here, []);

const rows = [...seen].map(([name, results]) => {
  const ours = median(results.map((one) => one.spent));
  const { limit } = results[0];
  const allowed = limit !== undefined && name.endsWith('frame') ? limit + JITTER : limit;
  return { name, cells: [ours.toFixed(1), String(limit ?? '')], ours, limit: allowed };
});
const kilo = (bytes) => (bytes / 1000).toFixed(1);
rows.push(
  { name: 'first load, kB of gzip', cells: [kilo(size.first), '300'], ours: size.first, limit: SIZE_LIMIT },
  { name: 'on use, kB of gzip', cells: [kilo(size.later)], ours: size.later },
);
console.log(limitTable(`median of ${rounds}, ms of CPU`, ['ours', 'limit'], rows, [32, 8]));

/** Waits for animations and idle work. */
function quiet() {
  return page.waitForTimeout(400);
}
