const MOUNTS = [
  [50, 0.5],
  [200, 0.4],
  [1000, 0.3],
];
/** Messages of 1,000 fields, 350 of them required, one of those filled. */
const ERRORS = 349;

async function task(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Milliseconds of main-thread CPU that `work` took in the page. */
async function cpu(cdp, work) {
  const before = await task(cdp);
  const answer = await work();
  return { ms: (await task(cdp)) - before, answer };
}

async function heap(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

const mounted = (page, size) => page.evaluate((count) => window.bench.mount(count), size);

/**
 * Each figure is one number, smaller is better. `goal` is ours against the named peer, `limit` what ours may be on its
 * own; figures on the clock mean something on a quiet machine alone.
 */
export const SCENARIOS = [
  ...MOUNTS.map(([size, limit]) => ({
    name: `mount-${size}`,
    title: `mount, ${size.toLocaleString('en')} fields, CPU`,
    unit: 'ms',
    goal: ['rhf', limit],
    run: async (page, cdp) => (await cpu(cdp, () => mounted(page, size))).ms,
  })),
  {
    name: 'first',
    title: 'first screen of 1,000 fields, on the clock',
    unit: 'ms',
    limit: 250,
    run: async (page) => (await mounted(page, 1000)).first,
  },
  {
    name: 'longest',
    title: 'longest task while 1,000 fields are drawn, on the clock',
    unit: 'ms',
    limit: 150,
    run: async (page) => (await mounted(page, 1000)).longest,
  },
  {
    name: 'key',
    title: 'one key among 1,000 fields, CPU',
    unit: 'ms',
    limit: 10,
    async run(page, cdp) {
      await mounted(page, 1000);
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
    name: 'submit',
    title: `submit of 1,000 fields, ${ERRORS} messages shown, CPU`,
    unit: 'ms',
    limit: 120,
    async run(page, cdp) {
      await mounted(page, 1000);
      return (await cpu(cdp, () => page.evaluate((count) => window.bench.submit(count), ERRORS))).ms;
    },
  },
  {
    name: 'heap',
    title: 'heap taken by 1,000 fields',
    unit: 'MB',
    limit: 35,
    async run(page, cdp) {
      const before = await heap(cdp);
      await mounted(page, 1000);
      return ((await heap(cdp)) - before) / 1e6;
    },
  },
];

/** One measurement on a fresh page; the scripts are compiled beforehand by a form of one field elsewhere. */
export async function measure(browser, port, contender, scenario) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => process.stderr.write(`${contender}: ${error.message}\n`));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`http://127.0.0.1:${port}/?form=${contender}`);
    await page.waitForFunction(() => window.bench);
    await page.waitForTimeout(150);
    return await scenario.run(page, cdp);
  } finally {
    await context.close();
  }
}
