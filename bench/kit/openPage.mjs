/** Milliseconds for work after the load event. */
const REST = 150;

/**
 * Opens the page of a benchmark in a new browser context and waits for its `window.bench`.
 *
 * @returns `{ page, cdp, context }`; `cdp` counts the CPU time of the main thread (`cpuTime.mjs`); closing the context
 *   closes the page
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
