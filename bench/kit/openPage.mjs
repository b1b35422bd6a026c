/** Milliseconds for what a page does after it is loaded. */
const REST = 150;

/**
 * Opens the page of a benchmark, with nothing kept from pages before, and waits until its `window.bench` can be called.
 *
 * @returns `{ page, cdp, context }`; `cdp` counts the CPU time of the main thread (`cpuTime.mjs`); closing the context
 * closes the page
 */
export async function openPage(browser, { url, contender, viewport }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${contender}: ${error.message}\n`));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${url}/?contender=${contender}`);
  await page.waitForFunction(() => 'bench' in window);
  await page.waitForTimeout(REST);
  return { page, cdp, context };
}
