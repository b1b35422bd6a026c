import { readFileSync } from 'node:fs';

/** Megabytes a process holds in memory, as Linux counts them; 0 once it is gone. */
export function residentOf(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Watches figures, from the first look on.
 *
 * @param {() => Promise<Record<string, number>>} look
 * @param {number} every milliseconds
 */
export function watch(look, every = 250) {
  const seen = {};
  let isOver = false;
  const note = async () => {
    for (const [name, value] of Object.entries(await look())) {
      const one = (seen[name] ??= { before: value, peak: value });
      one.peak = Math.max(one.peak, value);
    }
  };
  const watching = (async () => {
    while (!isOver) {
      // While a page is loaded anew there is nothing to ask.
      await note().catch(() => undefined);
      await new Promise((done) => setTimeout(done, every));
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return seen;
    },
  };
}
