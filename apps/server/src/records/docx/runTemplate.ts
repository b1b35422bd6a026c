import { startThread } from '../../platform/kit/startThread';
import type { DocxResult, DocxTask } from './docxMessages';

/** Milliseconds. */
const TIME_LIMIT = 30_000;
/** Memory limits of the thread. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };

/** Checks or fills a .docx template in a worker thread with limits on time and memory. */
export function runTemplate(task: DocxTask): Promise<DocxResult> {
  const thread = startThread(import.meta.url, 'docxWorker', { workerData: task, resourceLimits: MEMORY });
  return new Promise((resolve) => {
    let hasEnded = false;
    const end = (result: DocxResult) => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      // The next thread may start only when this one has ended.
      void thread.terminate().finally(() => resolve(result));
    };
    const timer = setTimeout(() => end({ refusal: 'too-slow' }), TIME_LIMIT);
    thread.once('message', end);
    thread.once('error', () => end({ refusal: 'too-large' }));
    thread.once('exit', () => end({ refusal: 'damaged' }));
  });
}
