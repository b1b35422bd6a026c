import { buildPages } from './buildPages.mjs';
import { launchChromium } from './launchChromium.mjs';
import { openPage } from './openPage.mjs';
import { servePages } from './servePages.mjs';

/**
 * Builds and serves the page of a benchmark, and launches a browser for it.
 *
 * @param {string} here folder of the benchmark
 * @param {{ width: number, height: number }} viewport
 * @returns `{ browser, open, close }`; `open(contender)` opens a new page, see `openPage`
 */
export async function startPages(here, viewport) {
  const server = await servePages(await buildPages(here));
  const browser = await launchChromium();
  return {
    browser,
    open: (contender = 'gezi') => openPage(browser, { url: server.url, contender, viewport }),
    async close() {
      await browser.close();
      server.close();
    },
  };
}
