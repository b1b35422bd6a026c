// Against Form.io's builder, ProTable and JeecgBoot's grid: `npm run bench -- peers [rounds, default 5]`. The first run
// installs them, some 300 MB; they support other versions of antd than ours. CPU time is that of the page's main thread.
import { comparison } from '../kit/comparison.mjs';
import { cpuOfKey } from '../kit/cpuOfKey.mjs';
import { cpuTime } from '../kit/cpuTime.mjs';
import { runContenders } from '../kit/runContenders.mjs';
import { startPages } from '../kit/startPages.mjs';
import { installPeers } from './installPeers.mjs';

const MOVES = 60;
const NAMES = { gezi: 'gezi', proTable: 'ProTable', vxeTable: 'vxe-table', formio: 'Form.io' };

const mount = (part, count, edit) => async (page, cdp) =>
  (await cpuTime(cdp, () => page.evaluate((given) => window.bench.mount(...given), [part, count, edit]))).ms;

/** Moves of the pointer while the third component is dragged over the first six. */
const drag = (count) => async (page, cdp) => {
  await page.evaluate((n) => window.bench.mount('designer', n), count);
  const [first, third, sixth] = await page.evaluate(() => window.bench.components());
  await page.mouse.move(third.x, third.y);
  await page.mouse.down();
  await page.mouse.move(third.x + 20, third.y + 20);
  const { ms } = await cpuTime(cdp, async () => {
    for (let at = 0; at < MOVES; at += 1) {
      await page.mouse.move(third.x + (at % 7), first.y + ((sixth.y - first.y) * at) / MOVES);
    }
    await page.evaluate(() => window.bench.settled());
  });
  await page.mouse.up();
  return ms / MOVES;
};

const SCENARIOS = [
  {
    name: 'load',
    title: 'designer, 300 components loaded',
    skip: ['proTable', 'vxeTable'],
    run: mount('designer', 300),
  },
  {
    name: 'load-1000',
    title: 'designer, 1,000 components loaded',
    skip: ['proTable', 'vxeTable'],
    run: mount('designer', 1000),
  },
  { name: 'drag', title: 'designer of 300, a move of a drag', skip: ['proTable', 'vxeTable'], run: drag(300) },
  { name: 'edit', title: 'grid, 100 rows with every cell an editor', skip: ['formio'], run: mount('grid', 100, true) },
  {
    name: 'key',
    title: 'grid, one key typed in it',
    skip: ['formio'],
    async run(page, cdp) {
      await page.evaluate(() => window.bench.mount('grid', 100, true));
      return cpuOfKey(page, cdp);
    },
  },
  { name: 'show', title: 'grid, 10,000 rows in display', skip: ['formio'], run: mount('grid', 10_000, false) },
].map((scenario) => ({ ...scenario, unit: 'ms' }));

await installPeers();
const pages = await startPages(import.meta.dirname, { width: 1366, height: 800 });
const results = await runContenders({
  contenders: Object.keys(NAMES),
  scenarios: SCENARIOS,
  rounds: Number(process.argv[2] ?? 5),
  async measure(contender, { run }) {
    const { page, cdp, context } = await pages.open(contender);
    try {
      return await run(page, cdp);
    } finally {
      await context.close();
    }
  },
});
await pages.close();
console.log(comparison(SCENARIOS, results, { names: NAMES, width: 10, digits: 1 }).join('\n'));
