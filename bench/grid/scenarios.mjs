import { addTo } from '../kit/addTo.mjs';
import { cpuOfKey } from '../kit/cpuOfKey.mjs';
import { cpuTime } from '../kit/cpuTime.mjs';
import { heapGrowth } from '../kit/heapGrowth.mjs';

const prepare = (page, rows, columns) =>
  page.evaluate(([count, width]) => window.bench.prepare(count, width), [rows, columns]);
const show = (page, edit) => page.evaluate((on) => window.bench.mount(on), edit);

const PEERS = ['rdg', 'rdg-native', 'ag', 'glide', 'revo', 'floor'];
const SIDEWAYS = [50, 40];
const SERVER_ROWS = 10_000_000;

const mount = (rows, edit, columns) => async (page, cdp) => {
  await prepare(page, rows, columns);
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

const openSource = async (page, cdp) => {
  await prepare(page, 0);
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cpuTime(cdp, () => page.evaluate((count) => window.bench.mountSource(count), SERVER_ROWS))).ms;
};

/** Places of jumps as parts of the height, far apart. */
const JUMPS = Array.from({ length: 20 }, (_, nth) => ((nth * 7) % 20) / 20 + 0.02);

const jump = (open) => async (page, cdp, notes) => {
  await open(page);
  await page.evaluate(() => window.bench.jump([0.5, 0]));
  const { ms, answer: blank } = await cpuTime(cdp, () => page.evaluate((jumps) => window.bench.jump(jumps), JUMPS));
  if (blank > 0) notes.push(`${blank} blank jumps`);
  return ms / JUMPS.length;
};
const jumpSource = jump(async (page) => {
  await prepare(page, 0);
  await page.evaluate((count) => window.bench.mountSource(count), SERVER_ROWS);
});
const jumpLocal = jump(async (page) => {
  await prepare(page, 10_000);
  await show(page, false);
});

const updates = (edit, call) => async (page, cdp, notes) => {
  await prepare(page, 10_000);
  await show(page, edit);
  const { ms, answer: late } = await cpuTime(cdp, () => page.evaluate((name) => window.bench[name](1000, 1000), call));
  if (late > 0) notes.push(`${late} late frames`);
  return ms;
};

/** Columns and rows of the page are 120 and 40 px, headings about 40. */
const FIRST_CELL = { x: 60, y: 65 };
const CELLS = 20;

/** A key opens the editor of a cell that shows its value, another key follows, Enter stores, the arrow goes down. */
const typing = async (page, cdp, notes) => {
  await prepare(page, 100_000);
  await show(page, 'opens');
  await page.locator('#root').click({ position: FIRST_CELL });
  const type = async (count) => {
    for (let nth = 0; nth < count; nth += 1)
      for (const key of ['7', String(nth % 10), 'Enter', 'ArrowDown']) await page.keyboard.press(key, { delay: 20 });
    await page.evaluate(() => window.bench.settled());
  };
  await type(2);
  const before = await page.evaluate(() => window.bench.typed());
  const { ms } = await cpuTime(cdp, () => type(CELLS));
  const stored = (await page.evaluate(() => window.bench.typed())) - before;
  if (stored !== CELLS) notes.push(`${stored} of ${CELLS} values stored`);
  return ms / CELLS;
};

const sideways = (columns) => async (page, cdp) => {
  await prepare(page, 2000, columns);
  await show(page, true);
  const [steps, pixels] = SIDEWAYS;
  await page.evaluate(([n, by]) => window.bench.scrollSideways(n, by), SIDEWAYS);
  const run = () => page.evaluate(([n, by]) => window.bench.scrollSideways(n, by), [steps, pixels]);
  return (await cpuTime(cdp, run)).ms / steps;
};

/**
 * Each figure is one number; smaller is better. `goal` is a ratio to the named peer, `limit` an absolute maximum of
 * ours; with `by` the figure is divided by that of `by`.
 */
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
    name: 'large-show',
    title: 'scroll in large steps, display, per step of two frames',
    unit: 'ms',
    goal: ['glide', 1.5],
    skip: ['rdg-native'],
    run: scroll(false, 100_000, 60, 1500, 2),
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
    name: 'key-show',
    title: 'one cell typed, display: editor opened, two keys, stored, next row',
    unit: 'ms',
    goal: ['ag', 0.9],
    skip: ['rdg-native', 'revo', 'floor'],
    run: typing,
  },
  {
    name: 'updates',
    title: '1,000 updates in 1 s, always-edit',
    unit: 'ms',
    goal: ['ag', 1],
    skip: ['glide', 'revo'],
    run: updates(true, 'updates'),
  },
  // Ours draws such changes in every second frame.
  {
    name: 'rows-edit',
    title: '1,000 updates of three fields in 1 s, always-edit',
    unit: 'ms',
    goal: ['ag', 0.7],
    skip: ['rdg', 'rdg-native', 'glide', 'revo', 'floor'],
    run: updates(true, 'rowUpdates'),
  },
  {
    name: 'rows-show',
    title: '1,000 updates of three fields in 1 s, display',
    unit: 'ms',
    goal: ['glide', 1],
    skip: ['rdg', 'rdg-native', 'revo', 'floor'],
    run: updates(false, 'rowUpdates'),
  },
  {
    name: 'million-mount',
    title: 'mount, display, 1,000,000 rows, by that of 10,000',
    unit: '×',
    limit: 1.5,
    skip: PEERS,
    run: mount(1_000_000, false),
    by: mount(10_000, false),
  },
  {
    name: 'million-scroll',
    title: 'scroll in large steps, display, 1,000,000 rows, by that of 10,000',
    unit: '×',
    limit: 1.5,
    skip: PEERS,
    run: scroll(false, 1_000_000, 60, 1500, 2),
    by: scroll(false, 10_000, 60, 1500, 2),
  },
  {
    name: 'source-mount',
    title: 'mount, display, 10,000,000 rows of a server, by 10,000 local ones',
    unit: '×',
    limit: 1.5,
    skip: PEERS,
    run: openSource,
    by: mount(10_000, false),
  },
  {
    name: 'source-jump',
    title: 'jump, display, 10,000,000 rows of a server, by 10,000 local ones',
    unit: '×',
    // Drawn twice: empty rows at once, then those that arrive.
    limit: 3,
    skip: PEERS,
    run: jumpSource,
    by: jumpLocal,
  },
  {
    name: 'columns-mount',
    title: 'mount, always-edit, 500 columns, by that of 20',
    unit: '×',
    limit: 1.5,
    skip: PEERS,
    run: mount(2000, true, 500),
    by: mount(2000, true, 20),
  },
  {
    name: 'columns-scroll',
    title: 'scroll sideways, always-edit, 500 columns, by that of 20',
    unit: '×',
    limit: 1.5,
    skip: PEERS,
    run: sideways(500),
    by: sideways(20),
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
  if (scenario.by) return value / (await onPage(pages, contender, scenario, scenario.by));
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
