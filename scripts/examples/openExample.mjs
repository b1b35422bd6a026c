// Opens an example in a browser: what it loads first, and whether it shows what it must.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveExample } from './servers.mjs';
import { visits } from './visits.mjs';

/**
 * @returns `kB` compressed scripts and styles of the first load, `packages` in its scripts, `faults` of the console
 * @throws {Error} if the example does not show what it must
 */
export async function openExample(browser, name, folder) {
  const { address, stop } = await serveExample(name, folder);
  const context = await browser.newContext({ locale: 'zh-CN' });
  const faults = [];
  const loaded = [];
  const open = async (path) => {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('response', (response) => loaded.push(response));
    await page.goto(address + path, { waitUntil: 'networkidle' });
    return page;
  };
  try {
    const page = await open('/');
    const first = await measure([...loaded], folder);
    try {
      await visits[name](page, { folder, open });
    } catch (error) {
      throw new Error([error.message, ...faults, await page.locator('body').ariaSnapshot()].join('\n'), {
        cause: error,
      });
    }
    return { ...first, faults };
  } finally {
    await context.close();
    stop();
  }
}

async function measure(responses, folder) {
  const chunks = existsSync(join(folder, 'chunks.json'))
    ? JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8'))
    : {};
  const packages = new Set();
  let bytes = 0;
  for (const response of responses) {
    if (!/javascript|css/.test(response.headers()['content-type'] ?? '')) continue;
    bytes += gzipSync(await response.body(), { level: 9 }).length;
    for (const each of chunks[`assets/${basename(new URL(response.url()).pathname)}`] ?? []) packages.add(each);
  }
  return { kB: Math.round(bytes / 1024), packages };
}
