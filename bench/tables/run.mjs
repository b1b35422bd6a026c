// Tables of 100,000 users: `npm run bench -- tables [rounds, default 5]`. DataTable of @gezi/ui, antd's Table with
// pages of
// ten and antd's virtual Table alternate within a run; CPU time is that of the page's main thread.
import { fileURLToPath } from 'node:url';
import { comparison } from '../kit/comparison.mjs';
import { cpuTime } from '../kit/cpuTime.mjs';
import { runContenders } from '../kit/runContenders.mjs';
import { startPages } from '../kit/startPages.mjs';

const rounds = Number(process.argv[2] ?? 5);
const NAMES = {
  gezi: '@gezi/ui DataTable',
  'antd-pages': 'antd Table, pages of 10',
  'antd-virtual': 'antd Table, virtual',
};
const SCENARIOS = [
  { name: 'mount', title: 'from 100,000 users to the painted table', unit: 'ms', goal: ['antd-pages', 1] },
  { name: 'next', title: 'the next ten users', unit: 'ms', goal: ['antd-pages', 1] },
  { name: 'scroll', title: '60 frames of scrolling', unit: 'ms', skip: ['antd-pages'], goal: ['antd-virtual', 1] },
  { name: 'sort', title: 'sorted by a number, downwards', unit: 'ms' },
];
/** Steps that are too short to measure alone are repeated. */
const TIMES = { next: 10 };

const pages = await startPages(fileURLToPath(new URL('.', import.meta.url)), { width: 1000, height: 700 });
const results = await runContenders({ contenders: Object.keys(NAMES), scenarios: SCENARIOS, rounds, measure });
await pages.close();
console.log(comparison(SCENARIOS, results, { names: NAMES, width: 26, digits: 1 }).join('\n'));

async function measure(contender, { name }) {
  const { page, cdp, context } = await pages.open(contender);
  const step = (what) => page.evaluate((method) => window.bench[method](), what);
  if (name !== 'mount') {
    await step('mount');
    await step('rest');
    // Warm-up: the first run compiles.
    if (name !== 'sort') await step(name);
    await step('rest');
  }
  const times = TIMES[name] ?? 1;
  const { ms } = await cpuTime(cdp, async () => {
    for (let nth = 0; nth < times; nth += 1) await step(name);
  });
  await context.close();
  return ms / times;
}
