// Pictures of the screens by day and night, wide and narrow: into `docs/screenshots` the one of the README,
// into the folder given as first argument (default a temporary one) all of them. More arguments: these screens alone.
import { mkdtempSync, mkdirSync, copyFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startServer } from '../e2e/support/server.ts';
import { signIn } from '../e2e/support/test.ts';
import { chromiumOptions } from '../tooling/chromium.ts';
import { SCREENS, type Screen } from './screens.ts';

const SIZES = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
];
const SCHEMES = ['light', 'dark'] as const;
const README_PICTURE = 'plan-view-1440-light';
/** Where an administrator who belongs to several companies works. */
const TENANTS: Readonly<Record<string, string>> = { admin: '锐衡装备制造集团' };

const [folder, ...only] = process.argv.slice(2);
const out = resolve(folder ?? mkdtempSync(join(tmpdir(), 'gezi-screenshots-')));
mkdirSync(out, { recursive: true });
const wanted = SCREENS.filter(({ name }) => only.length === 0 || only.includes(name));
const users = [...new Set(wanted.map(({ user }) => user))];
const dataDir = mkdtempSync(join(tmpdir(), 'gezi-data-'));
const server = await startServer({ dataDir });
const browser = await chromium.launch(chromiumOptions);

const failed: string[] = [];
for (const user of users) {
  const screens = wanted.filter((screen) => screen.user === user);
  for (const size of SIZES) for (const scheme of SCHEMES) await take(browser, user, screens, size, scheme);
}

await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
const readme = join(out, `${README_PICTURE}.png`);
if (existsSync(readme)) {
  mkdirSync('docs/screenshots', { recursive: true });
  copyFileSync(readme, 'docs/screenshots/plan-view.png');
}
console.log(`Pictures in ${out}`);
if (failed.length > 0) {
  console.error(failed.join('\n'));
  process.exitCode = 1;
}

/** All screens of one person at one size and scheme, signed in once. */
async function take(
  from: Browser,
  user: string | undefined,
  screens: readonly Screen[],
  size: (typeof SIZES)[number],
  scheme: (typeof SCHEMES)[number],
) {
  const context = await from.newContext({
    viewport: { width: size.width, height: size.height },
    colorScheme: scheme,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  if (user) await signIn(page, server.url, user, undefined, TENANTS[user]);
  for (const { name, open } of screens) {
    const picture = `${name}-${size.name}-${scheme}`;
    try {
      await open(page, server.url);
      await page.waitForLoadState('networkidle');
      // Dropdowns and skeletons have faded by then.
      await page.waitForTimeout(500);
    } catch (error) {
      failed.push(`${picture}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await page.screenshot({ path: join(out, `${picture}.png`) });
  }
  await context.close();
}
