// Takes screenshots in light and dark mode, wide and narrow: those of the README into `docs/screenshots`,
// all of them into the folder given as first argument (default: a temporary one). Further arguments select screens.
import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, copyFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { freePort } from '../e2e/support/freePort.ts';
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
/** Tenant of an administrator who belongs to several. */
const TENANTS: Readonly<Record<string, string>> = { admin: '锐衡装备制造集团' };

const [folder, ...only] = process.argv.slice(2);
const out = resolve(folder ?? mkdtempSync(join(tmpdir(), 'gezi-screenshots-')));
mkdirSync(out, { recursive: true });
const wanted = SCREENS.filter(({ name }) => only.length === 0 || only.includes(name));
const dataDir = mkdtempSync(join(tmpdir(), 'gezi-data-'));
const server = await startServer({ dataDir });
const browser = await chromium.launch(chromiumOptions);

const failed: string[] = [];
await takeAll(
  wanted.filter(({ isPreview }) => !isPreview),
  server.url,
);
const previewed = wanted.filter(({ isPreview }) => isPreview);
if (previewed.length > 0) {
  const preview = await startPreview(server.url);
  await takeAll(previewed, preview.url);
  await preview.stop();
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

/** Takes screens of a server at all sizes and colour schemes. */
async function takeAll(screens: readonly Screen[], url: string) {
  for (const user of new Set(screens.map((screen) => screen.user))) {
    const own = screens.filter((screen) => screen.user === user);
    for (const size of SIZES) for (const scheme of SCHEMES) await take(browser, url, user, own, size, scheme);
  }
}

/** Starts the app in development mode, from source; its calls go to the server at `api`. */
async function startPreview(api: string) {
  const port = await freePort();
  const child = spawn('npx', ['vite', '--port', String(port), '--strictPort'], {
    cwd: 'apps/procurement',
    env: { ...process.env, API_SERVER: api },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const page = await browser.newPage();
  // The first visit triggers bundling, during which Vite may reload the page.
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await page.goto(`${url}/user/login`).catch(() => undefined);
    if (answer?.ok()) break;
    await page.waitForTimeout(500);
  }
  await page.getByRole('button', { name: '登录', exact: true }).waitFor({ timeout: 120_000 });
  await page.close();
  return { url, stop: async () => void process.kill(-child.pid!) };
}

/** Takes all screens of one user at one size and colour scheme, signed in once. */
async function take(
  from: Browser,
  url: string,
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
  context.setDefaultTimeout(url === server.url ? 15_000 : 60_000);
  const page = await context.newPage();
  if (user) await signIn(page, url, user, { tenant: TENANTS[user] });
  for (const { name, open } of screens) {
    const picture = `${name}-${size.name}-${scheme}`;
    try {
      await open(page, url);
      await page.waitForLoadState('networkidle');
      // Waits until dropdowns and skeletons have faded.
      await page.waitForTimeout(500);
    } catch (error) {
      failed.push(`${picture}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await page.screenshot({ path: join(out, `${picture}.png`) });
  }
  await context.close();
}
