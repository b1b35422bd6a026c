import { cpuOfKey } from '../kit/cpuOfKey.mjs';
import { cpuTime } from '../kit/cpuTime.mjs';
import { heapGrowth } from '../kit/heapGrowth.mjs';

const MOUNTS = [
  [50, 0.5],
  [200, 0.4],
  [1000, 0.3],
];
/** Messages for 1,000 fields: 350 are required, one of them is filled. */
const ERRORS = 349;

const mounted = (page, size) => page.evaluate((count) => window.bench.mount(count), size);

/**
 * Each figure is one number; smaller is better. `goal` is a ratio to the named peer, `limit` an absolute maximum for
 * ours. Wall times are meaningful only on an idle machine.
 */
export const SCENARIOS = [
  ...MOUNTS.map(([size, limit]) => ({
    name: `mount-${size}`,
    title: `mount, ${size.toLocaleString('en')} fields, CPU`,
    unit: 'ms',
    goal: ['rhf', limit],
    run: async (page, cdp) => (await cpuTime(cdp, () => mounted(page, size))).ms,
  })),
  {
    name: 'first',
    title: 'first screen of 1,000 fields, on the clock',
    unit: 'ms',
    limit: 250,
    run: async (page) => (await mounted(page, 1000)).first,
  },
  {
    name: 'first-5000',
    title: 'first screen of 5,000 fields, on the clock',
    unit: 'ms',
    limit: 300,
    skip: ['antd', 'formily', 'surveyjs', 'rjsf', 'rhf'],
    run: async (page) => (await mounted(page, 5000)).first,
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
      return cpuOfKey(page, cdp);
    },
  },
  {
    name: 'submit',
    title: `submit of 1,000 fields, ${ERRORS} messages shown, CPU`,
    unit: 'ms',
    limit: 120,
    async run(page, cdp) {
      await mounted(page, 1000);
      return (await cpuTime(cdp, () => page.evaluate((count) => window.bench.submit(count), ERRORS))).ms;
    },
  },
  {
    name: 'heap',
    title: 'heap taken by 1,000 fields',
    unit: 'MB',
    limit: 35,
    run: async (page, cdp) => (await heapGrowth(cdp, () => mounted(page, 1000))) / 1e6,
  },
];

/** One measurement on a new page. */
export async function measure(pages, contender, scenario) {
  const { page, cdp, context } = await pages.open(contender);
  try {
    return await scenario.run(page, cdp);
  } finally {
    await context.close();
  }
}
