import type { Worker } from 'node:worker_threads';
import { startThread } from '../../platform/kit/startThread';

/** Milliseconds. */
const TIME_LIMIT = 15_000;
/** Memory limits of the thread. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

let thread: Worker | undefined;
let earlier: Promise<unknown> = Promise.resolve();

/**
 * Sanitizes one text after the other in a worker thread, because a DOM takes half a second to load, and a long text takes
 * long. The thread starts with the first text and stays.
 *
 * @param timeLimit milliseconds; default 15,000
 * @returns undefined if the text takes too much time or memory
 */
export function sanitizeInThread(html: string, timeLimit = TIME_LIMIT): Promise<string | undefined> {
  const result = earlier.then(() => sanitizeNext(html, timeLimit));
  earlier = result;
  return result;
}

function sanitizeNext(html: string, timeLimit: number): Promise<string | undefined> {
  const worker = (thread ??= openThread());
  // Keeps the process alive only while it works.
  worker.ref();
  return new Promise((resolve) => {
    const end = (sanitized?: string) => {
      clearTimeout(timer);
      worker.off('message', end).off('exit', fail).unref();
      resolve(sanitized);
    };
    const fail = () => end();
    const timer = setTimeout(() => void worker.terminate(), timeLimit);
    worker.once('message', end).once('exit', fail);
    worker.postMessage(html);
  });
}

function openThread(): Worker {
  const worker = startThread(import.meta.url, 'htmlWorker', { resourceLimits: MEMORY });
  // It ends after an error, and the next text starts another one.
  worker.on('error', () => undefined);
  worker.once('exit', () => (thread = undefined));
  return worker;
}
