/**
 * Asks a process that preloads `reportUsage.mjs`.
 *
 * @returns {Promise<{ memory: NodeJS.MemoryUsage, cpu: NodeJS.CpuUsage }>} bytes, of which only `rss` includes other
 *   threads, and microseconds
 */
export function usageOf(child) {
  const answer = new Promise((resolve) => {
    child.on('message', function onMessage(message) {
      // A server sends messages of its own too.
      if (!message.memory) return;
      child.off('message', onMessage);
      resolve(message);
    });
  });
  child.send('usage');
  return answer;
}
