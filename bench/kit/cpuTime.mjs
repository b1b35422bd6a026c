/** Chromium's CPU counter, nearly independent of other load. @returns milliseconds of the page's main thread so far */
async function cpuSoFar(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** @returns `{ ms, answer }`: CPU time of the page's main thread during `work`, and the result of `work` */
export async function cpuTime(cdp, work) {
  const before = await cpuSoFar(cdp);
  const answer = await work();
  return { ms: (await cpuSoFar(cdp)) - before, answer };
}
