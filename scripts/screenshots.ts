// Pictures of the pages by day and night, wide and narrow: into `docs/screenshots` the one of the README,
// into the folder given as argument (default a temporary one) all of them.
import { mkdtempSync, mkdirSync, copyFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { startServer } from '../e2e/support/server.ts';
import { signIn } from '../e2e/support/test.ts';
import { chromiumOptions } from '../tooling/chromium.ts';

const PAGES: { name: string; user?: string; open: (page: Page, url: string) => Promise<unknown> }[] = [
  { name: 'login', open: (page, url) => page.goto(`${url}/user/login`) },
  { name: 'home', user: 'manager', open: (page, url) => page.goto(`${url}/dashboard/analysis`) },
  { name: 'plan-list', user: 'manager', open: (page, url) => page.goto(`${url}/purchase/plan`) },
  { name: 'plan-view', user: 'manager', open: openFirstPlan },
];
const SIZES = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
];
const README_PICTURE = 'plan-view-1440-light';

const out = resolve(process.argv[2] ?? mkdtempSync(join(tmpdir(), 'gezi-screenshots-')));
mkdirSync(out, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'gezi-data-'));
const server = await startServer({ dataDir });
const browser = await chromium.launch(chromiumOptions);

for (const size of SIZES) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const { name, user, open } of PAGES) {
      const context = await browser.newContext({
        viewport: { width: size.width, height: size.height },
        colorScheme: scheme,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      });
      const page = await context.newPage();
      if (user) await signIn(page, server.url, user);
      await open(page, server.url);
      await page.waitForLoadState('networkidle');
      // Dropdowns and skeletons have faded by then.
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(out, `${name}-${size.name}-${scheme}.png`) });
      await context.close();
    }
  }
}

await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
mkdirSync('docs/screenshots', { recursive: true });
copyFileSync(join(out, `${README_PICTURE}.png`), 'docs/screenshots/plan-view.png');
console.log(`Pictures in ${out}`);

async function openFirstPlan(page: Page, url: string) {
  await page.goto(`${url}/purchase/plan?status=2`);
  await page.getByRole('grid').getByRole('button', { name: '采购分派' }).first().click();
  await page.getByRole('grid', { name: '计划物料' }).waitFor();
}
