import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes, as Linux counts it; 0 once it has exited. */
export function residentOf(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Samples figures periodically and records their growth since the first sample.
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
      // Sampling fails while the page reloads.
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
