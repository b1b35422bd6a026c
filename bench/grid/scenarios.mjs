import { addTo } from '../kit/addTo.mjs';
import { cpuOfKey } from '../kit/cpuOfKey.mjs';
import { cpuTime } from '../kit/cpuTime.mjs';
import { heapGrowth } from '../kit/heapGrowth.mjs';

const prepare = (page, rows) => page.evaluate((count) => window.bench.prepare(count), rows);
const show = (page, edit) => page.evaluate((on) => window.bench.mount(on), edit);

const mount = (rows, edit) => async (page, cdp) => {
  await prepare(page, rows);
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cpuTime(cdp, () => show(page, edit))).ms;
};

const scroll = (edit, rows, steps, pixels, frames) => async (page, cdp, notes) => {
  await prepare(page, rows);
  await show(page, edit);
  await page.evaluate(() => window.bench.scroll(20, 40));
  const { ms, answer: blank } = await cpuTime(cdp, () =>
    page.evaluate(([n, by, each]) => window.bench.scroll(n, by, each), [steps, pixels, frames]),
  );
  if (blank > 0) notes.push(`${blank} blank frames`);
  return ms / steps;
};

/** Each figure is one number; smaller is better. `goal` is a ratio to the named peer. */
export const SCENARIOS = [
  {
    name: 'mount-edit',
    title: 'mount, always-edit, 10,000 rows',
    unit: 'ms',
    goal: ['rdg', 0.6],
    skip: ['glide'],
    run: mount(10_000, true),
  },
  {
    name: 'mount-show',
    title: 'mount, display, 100,000 rows',
    unit: 'ms',
    goal: ['rdg', 0.9],
    skip: ['rdg-native'],
    run: mount(100_000, false),
  },
  {
    name: 'small-edit',
    title: 'scroll in small steps, always-edit, per frame',
    unit: 'ms',
    goal: ['rdg', 0.5],
    skip: ['glide'],
    run: scroll(true, 10_000, 150, 20),
  },
  {
    name: 'small-show',
    title: 'scroll in small steps, display, per frame',
    unit: 'ms',
    goal: ['glide', 1.2],
    skip: ['rdg-native'],
    run: scroll(false, 100_000, 150, 20),
  },
  {
    name: 'large-edit',
    title: 'scroll in large steps, always-edit, per step of two frames',
    unit: 'ms',
    goal: ['revo', 0.6],
    skip: ['glide'],
    run: scroll(true, 10_000, 60, 1500, 2),
  },
  {
    name: 'key',
    title: 'one key typed, always-edit',
    unit: 'ms',
    goal: ['ag', 0.9],
    skip: ['glide', 'revo'],
    async run(page, cdp) {
      await prepare(page, 10_000);
      await show(page, true);
      return cpuOfKey(page, cdp);
    },
  },
  {
    name: 'updates',
    title: '1,000 updates in 1 s, always-edit',
    unit: 'ms',
    goal: ['ag', 1],
    skip: ['glide', 'revo'],
    async run(page, cdp, notes) {
      await prepare(page, 10_000);
      await show(page, true);
      const { ms, answer: late } = await cpuTime(cdp, () => page.evaluate(() => window.bench.updates(1000, 1000)));
      if (late > 0) notes.push(`${late} late frames`);
      return ms;
    },
  },
  {
    name: 'heap',
    title: 'heap added by 100,000 rows',
    unit: 'MB',
    goal: ['rdg', 1.5],
    skip: ['rdg-native'],
    async run(page, cdp) {
      await prepare(page, 100_000);
      return (await heapGrowth(cdp, () => show(page, false))) / 1e6;
    },
    // Subtracts the heap of a nearly empty grid, so that only rows count.
    async baseline(page, cdp) {
      await prepare(page, 100);
      return (await heapGrowth(cdp, () => show(page, false))) / 1e6;
    },
  },
];

const notes = new Map();
export const notesOf = (scenario, contender) => [...new Set(notes.get(`${scenario} ${contender}`))];

/** One measurement on a new page. */
export async function measure(pages, contender, scenario) {
  const value = await onPage(pages, contender, scenario, scenario.run);
  if (!scenario.baseline) return value;
  return value - (await onPage(pages, contender, scenario, scenario.baseline));
}

async function onPage(pages, contender, scenario, run) {
  const { page, cdp, context } = await pages.open(contender);
  try {
    const said = [];
    const value = await run(page, cdp, said);
    for (const note of said) addTo(notes, `${scenario.name} ${contender}`, note);
    return value;
  } finally {
    await context.close();
  }
}
