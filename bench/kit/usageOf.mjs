/**
 * Asks a process that preloads `reportUsage.mjs`.
 *
 * @param {boolean} afterGarbageCollection
 * @returns {Promise<{ memory: NodeJS.MemoryUsage, cpu: NodeJS.CpuUsage, handles: string[] }>} bytes, of which only `rss`
 *   includes other threads, microseconds, and the kinds of what keeps the process alive
 */
export function usageOf(child, afterGarbageCollection = false) {
  const answer = new Promise((resolve) => {
    child.on('message', function onMessage(message) {
      // A server sends messages of its own too.
      if (!message.memory) return;
      child.off('message', onMessage);
      resolve(message);
    });
  });
  child.send(afterGarbageCollection ? 'usage after garbage collection' : 'usage');
  return answer;
}
