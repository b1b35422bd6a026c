/** @returns growth of the page's heap during `work` in bytes, after garbage collection */
export async function heapGrowth(cdp, work) {
  const before = await heap(cdp);
  await work();
  return (await heap(cdp)) - before;
}

async function heap(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}
