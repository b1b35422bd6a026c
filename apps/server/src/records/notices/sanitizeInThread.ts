import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../platform/kit/startThread';

/** Milliseconds; a text of 1 MB takes up to 3 s. */
const TIME_LIMIT = 15_000;
/** Memory limits of the thread. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

let thread: Worker | undefined;
let earlier: Promise<unknown> = Promise.resolve();

/**
 * Sanitizes one text after the other in a worker thread, because a DOM takes half a second to load, and a long text takes
 * long. The thread starts with the first text and stays.
 *
 * @param timeLimit milliseconds; default 15,000
 * @returns undefined if the text takes too much time or memory
 * @throws {Error} the thread failed for another reason
 */
export function sanitizeInThread(html: string, timeLimit = TIME_LIMIT): Promise<string | undefined> {
  const result = earlier.then(() => sanitizeNext(html, timeLimit));
  earlier = result.catch(() => undefined);
  return result;
}

async function sanitizeNext(html: string, timeLimit: number): Promise<string | undefined> {
  const worker = (thread ??= openThread());
  // Keeps the process alive only while it works.
  worker.ref();
  try {
    worker.postMessage(html);
    const [sanitized] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeLimit) })) as [string];
    return sanitized;
  } catch (error) {
    // The next text starts another thread.
    thread = undefined;
    void worker.terminate();
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || code === OUT_OF_MEMORY) return undefined;
    throw error;
  } finally {
    worker.unref();
  }
}

function openThread(): Worker {
  const worker = startThread(import.meta.url, 'htmlWorker', { resourceLimits: MEMORY });
  // `once` passes an error on; one that comes later must not end the process.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}
