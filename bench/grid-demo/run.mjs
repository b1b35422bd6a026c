// The demo page of 100,000 rows on the built server: `npm run bench -- grid-demo [rounds, default 3]`. Compared with the
// same page whose server returns only 500 rows; both alternate within a run. Scrolling is counted as CPU time of the
// page's main thread, which other load hardly affects.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuTime } from '../kit/cpuTime.mjs';
import { goalLine } from '../kit/goalLine.mjs';
import { launchChromium } from '../kit/launchChromium.mjs';
import { median } from '../kit/median.mjs';
import { startServer } from '../kit/startServer.mjs';
import { tableLine } from '../kit/tableLine.mjs';

const rounds = Number(process.argv[2] ?? 3);
const WIDTHS = [34, 14];
const FEW = 500;
/** Wheel events of one measurement, and pixels of each. */
const WHEELS = 60;
const WHEEL = 400;
/** Milliseconds from the click on the page's card until the first rows. */
const MAX_FIRST = 1000;
/** Most that all rows may cost, of few rows: until the first is shown, and for a wheel event. */
const MAX_RATIO = 1.25;

const folder = mkdtempSync(join(tmpdir(), 'gezi-bench-'));
const server = await startServer(folder);
const browser = await launchChromium();
const results = { few: [], all: [] };
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context);
  for (let round = 0; round <= rounds; round += 1)
    for (const contender of ['few', 'all']) {
      const result = await measure(context, contender);
      // The first round fills the caches.
      if (round > 0) results[contender].push(result);
    }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

const of = (contender, figure) => median(results[contender].map((result) => result[figure]));
const line = (name, figure) =>
  console.log(
    tableLine(
      name,
      ['few', 'all'].map((each) => of(each, figure).toFixed(1)),
      WIDTHS,
    ),
  );
console.log(tableLine('', [`${FEW} rows`, '100,000 rows'], WIDTHS));
line('first rows, ms', 'first');
line('wheel event, ms of CPU', 'scroll');
const [firstRatio, ratio] = ['first', 'scroll'].map((figure) => of('all', figure) / of('few', figure));
console.log(goalLine(`first rows ≤ ${MAX_FIRST} ms`, of('all', 'first') <= MAX_FIRST));
console.log(goalLine(`first rows ≤ ${MAX_RATIO} × few rows`, firstRatio <= MAX_RATIO, ` (${firstRatio.toFixed(2)})`));
console.log(goalLine(`scrolling ≤ ${MAX_RATIO} × few rows`, ratio <= MAX_RATIO, ` (${ratio.toFixed(2)})`));

async function signIn(context) {
  const page = await context.newPage();
  await page.goto(`${server.url}/user/login`);
  await page.getByRole('textbox', { name: '用户名', exact: true }).fill('purchaser');
  await page.getByLabel('密码', { exact: true }).fill('Gezi@2026');
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill('0000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((target) => !target.pathname.startsWith('/user/login'));
  await page.close();
}

async function measure(context, contender) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (contender === 'few')
    await page.route(/demo\/grid\/list/, async (route) => {
      const response = await route.fetch({ url: `${server.api}/demo/grid/list?pageSize=${FEW}` });
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, result: { ...body.result, total: FEW } } });
    });
  await page.goto(`${server.url}/demo`);
  const link = page.locator('a[href$="/demo/grid-large"].gezi-demo-card');
  await link.waitFor();
  await page.waitForTimeout(500);
  const start = performance.now();
  await link.click();
  await page.locator('.gezi-row').first().waitFor();
  const first = performance.now() - start;
  const least = contender === 'few' ? FEW : 100_000;
  await page.waitForFunction(
    (count) => Number(document.querySelector('[role=grid]').getAttribute('aria-rowcount')) > count,
    least,
  );
  // The grid accepts edits once all rows are here.
  await page.getByRole('button', { name: '撤销' }).waitFor();
  await page.mouse.move(700, 550);
  await page.waitForTimeout(1000);
  const { ms } = await cpuTime(cdp, async () => {
    for (let nth = 0; nth < WHEELS; nth += 1) {
      // Down and up, so that few rows do not end.
      await page.mouse.wheel(0, Math.floor(nth / 15) % 2 === 0 ? WHEEL : -WHEEL);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  });
  await page.close();
  return { first, scroll: ms / WHEELS };
}
