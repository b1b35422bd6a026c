/** Milliseconds of main-thread CPU that `work` took in the page. */
async function cpu(cdp, work) {
  const before = await task(cdp);
  const extra = await work();
  return { ms: ((await task(cdp)) - before) * 1000, extra };
}

async function task(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

async function heap(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

const mount = (rows, edit) => async (page, cdp) => {
  await page.evaluate((count) => window.bench.prepare(count), rows);
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cpu(cdp, () => page.evaluate((on) => window.bench.mount(on), edit))).ms;
};

const scroll = (edit, rows, steps, pixels, frames) => async (page, cdp, notes) => {
  await page.evaluate((count) => window.bench.prepare(count), rows);
  await page.evaluate((on) => window.bench.mount(on), edit);
  await page.evaluate(() => window.bench.scroll(20, 40));
  const { ms, extra } = await cpu(cdp, () =>
    page.evaluate(([n, by, each]) => window.bench.scroll(n, by, each), [steps, pixels, frames]),
  );
  if (extra > 0) notes.push(`${extra} blank frames`);
  return ms / steps;
};

/** Each figure is one number, smaller is better; `goal` is ours against the named peer. */
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
      await page.evaluate(() => window.bench.prepare(10_000));
      await page.evaluate(() => window.bench.mount(true));
      await page.evaluate(() => window.bench.focusInput());
      await page.keyboard.type('ab', { delay: 30 });
      const { ms } = await cpu(cdp, async () => {
        await page.keyboard.type('abcdefghijklmnopqrst', { delay: 30 });
        await page.evaluate(() => window.bench.settled());
      });
      return ms / 20;
    },
  },
  {
    name: 'updates',
    title: '1,000 updates in 1 s, always-edit',
    unit: 'ms',
    goal: ['ag', 1],
    skip: ['glide', 'revo'],
    async run(page, cdp, notes) {
      await page.evaluate(() => window.bench.prepare(10_000));
      await page.evaluate(() => window.bench.mount(true));
      const { ms, extra } = await cpu(cdp, () => page.evaluate(() => window.bench.updates(1000, 1000)));
      if (extra > 0) notes.push(`${extra} late frames`);
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
      await page.evaluate(() => window.bench.prepare(100_000));
      const before = await heap(cdp);
      await page.evaluate(() => window.bench.mount(false));
      return ((await heap(cdp)) - before) / 1e6;
    },
    // What the grid itself takes with hardly any row is no cost of the rows.
    async baseline(page, cdp) {
      await page.evaluate(() => window.bench.prepare(100));
      const before = await heap(cdp);
      await page.evaluate(() => window.bench.mount(false));
      return ((await heap(cdp)) - before) / 1e6;
    },
  },
];

const notes = new Map();
export const notesOf = (scenario, contender) => [...new Set(notes.get(`${scenario} ${contender}`))];

/** One measurement on a fresh page. */
export async function measure(browser, port, contender, scenario) {
  const value = await onPage(browser, port, contender, scenario, scenario.run);
  if (!scenario.baseline) return value;
  return value - (await onPage(browser, port, contender, scenario, scenario.baseline));
}

async function onPage(browser, port, contender, scenario, run) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${contender}: ${error.message}\n`));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`http://127.0.0.1:${port}/?grid=${contender}`);
  await page.waitForFunction(() => window.bench);
  await page.waitForTimeout(100);
  const said = [];
  const value = await run(page, cdp, said);
  const key = `${scenario.name} ${contender}`;
  notes.set(key, [...(notes.get(key) ?? []), ...said]);
  await context.close();
  return value;
}
